import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIChatInputApplicationCommandInteraction,
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIInteraction,
  type APIInteractionResponse,
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Referee, RefereeAnswer } from './referee.js';
import { claimRequest, handRequest, type Options, pictureQuery, tallyRequest } from './requests.js';

/** A reply, and the picture that goes with it. */
export interface Reply {
  readonly response: APIInteractionResponse;
  readonly picture?: Uint8Array;
}

const PICTURE = 'hand.png';

/** Discord takes 25 suggestions of at most 100 characters. */
const suggestions = (entries: readonly { id: string; name: string }[], typed: string): Reply => {
  const wanted = typed.toLowerCase();
  const choices = entries
    .filter(({ id, name }) => id.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted))
    .slice(0, 25)
    .map(({ id, name }) => ({ name: name.slice(0, 100), value: id.slice(0, 100) }));
  const data: APICommandAutocompleteInteractionResponseCallbackData = { choices };
  return { response: { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data } };
};

/** Seen by the person who asked only: mistakes are theirs alone. */
const privately = (content: string): Reply => ({
  response: {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { content: content.slice(0, 2000), flags: MessageFlags.Ephemeral, allowed_mentions: { parse: [] } },
  },
});

const problemReply = ({ body }: RefereeAnswer): Reply => {
  const errors = (body.errors as { detail: string; suggestions?: string[] }[] | undefined) ?? [];
  const lines = errors.map(({ detail, suggestions: nearest }) =>
    nearest === undefined || nearest.length === 0 ? `• ${detail}` : `• ${detail} (${nearest.join(', ')}?)`,
  );
  return privately([`**${String(body.title)}**`, ...(lines.length > 0 ? lines : [String(body.detail)])].join('\n'));
};

const answerReply = (answer: RefereeAnswer, picture?: Uint8Array): Reply => {
  if (!answer.ok) return problemReply(answer);
  const { content, embeds } = answer.body.discord as { content: string; embeds: Record<string, unknown>[] };
  const shown =
    picture === undefined
      ? embeds
      : embeds.map((embed, i) => (i === 0 ? { ...embed, image: { url: `attachment://${PICTURE}` } } : embed));
  return {
    response: {
      type: InteractionResponseType.ChannelMessageWithSource,
      data: {
        content,
        embeds: shown,
        allowed_mentions: { parse: [] },
        ...(picture !== undefined && { attachments: [{ id: 0, filename: PICTURE }] }),
      },
    },
    ...(picture !== undefined && { picture }),
  } as Reply;
};

interface Special {
  readonly id: string;
  readonly name: string;
  readonly tiles?: string;
  readonly value?: unknown;
  readonly restrictions?: string;
  readonly example?: { readonly hand?: { readonly concealed?: string | readonly string[] } };
}

const specialsOf = (sheet: Readonly<Record<string, unknown>>): readonly Special[] =>
  (sheet.specialHands as Special[] | undefined) ?? (sheet.lines as Special[] | undefined) ?? [];

const special = async (referee: Referee, options: Options): Promise<Reply> => {
  const sheet = await referee.get(`/v1/${encodeURIComponent(options.get('variant') ?? '')}`);
  if (!sheet.ok) return problemReply(sheet);
  const found = specialsOf(sheet.body).find(({ id }) => id === options.get('name'));
  if (found === undefined) return privately('This game has no special hand of that name.');
  const concealed = found.example?.hand?.concealed;
  const picture =
    concealed === undefined
      ? undefined
      : await referee.picture(
          new URLSearchParams({
            variant: options.get('variant') ?? '',
            hand: [concealed].flat().join(' '),
            theme: 'dark',
          }).toString(),
        );
  const description = [
    found.tiles,
    found.restrictions,
    found.value === undefined ? undefined : `Worth: ${String(found.value)}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
  return answerReply(
    { ok: true, body: { discord: { content: '', embeds: [{ title: found.name, description }] } } },
    picture,
  );
};

const command = async (referee: Referee, name: string, options: Options): Promise<Reply> => {
  const variant = encodeURIComponent(options.get('variant') ?? '');
  const ask = (operation: string, body: unknown) => referee.post(`/v1/${variant}/${operation}?text=discord`, body);
  switch (name) {
    case 'score':
    case 'decompose': {
      const [answer, picture] = await Promise.all([
        ask(name, handRequest(options)),
        referee.picture(pictureQuery(options)),
      ]);
      return answerReply(answer, picture);
    }
    case 'claim': {
      const request = claimRequest(options);
      if ('wrong' in request) return privately(`“${request.wrong}” is no claim. Write: S chow 46D, N pung, W mahjong`);
      return answerReply(await ask('claim', request.body));
    }
    case 'tally': {
      const request = tallyRequest(options);
      if ('wrong' in request) return privately(`“${request.wrong}” is no hand. Write: Ana 180 -60 -60 -60; draw`);
      return answerReply(await ask('tally', request.body));
    }
    case 'special':
      return special(referee, options);
    default:
      return privately('This bot is older than its commands: register them again.');
  }
};

const subcommandOf = (
  interaction: APIChatInputApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction,
): { name: string; options: Options; focused: APIApplicationCommandInteractionDataBasicOption | undefined } => {
  const [first] = interaction.data.options ?? [];
  const given = (
    first?.type === ApplicationCommandOptionType.Subcommand ? (first.options ?? []) : []
  ) as APIApplicationCommandInteractionDataBasicOption[];
  return {
    name: first?.name ?? '',
    options: new Map(given.map((option) => [option.name, String(option.value)])),
    focused: given.find((option) => 'focused' in option && option.focused === true),
  };
};

const autocomplete = async (
  referee: Referee,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<Reply> => {
  const { options, focused } = subcommandOf(interaction);
  const typed = String(focused?.value ?? '');
  if (focused?.name === 'variant') {
    const { body } = await referee.get('/v1/variants');
    return suggestions((body.variants as { id: string; name: string }[] | undefined) ?? [], typed);
  }
  if (focused?.name === 'card') {
    const { body } = await referee.get('/v1/cards');
    return suggestions(
      ((body.cards as { id: string; title: string }[] | undefined) ?? []).map(({ id, title }) => ({ id, name: title })),
      typed,
    );
  }
  const { ok, body } = await referee.get(`/v1/${encodeURIComponent(options.get('variant') ?? '')}`);
  return suggestions(ok ? specialsOf(body) : [], typed);
};

/** The answer to one interaction. A referee out of reach is told to the person, not thrown. */
export const replyTo = async (referee: Referee, interaction: APIInteraction): Promise<Reply> => {
  if (interaction.type === InteractionType.Ping) return { response: { type: InteractionResponseType.Pong } };
  try {
    if (interaction.type === InteractionType.ApplicationCommandAutocomplete)
      return await autocomplete(referee, interaction);
    if (interaction.type === InteractionType.ApplicationCommand) {
      const { name, options } = subcommandOf(interaction as APIChatInputApplicationCommandInteraction);
      return await command(referee, name, options);
    }
  } catch {
    if (interaction.type === InteractionType.ApplicationCommandAutocomplete) return suggestions([], '');
    return privately('The referee does not answer just now. Try again in a moment.');
  }
  return privately('This bot answers slash commands only.');
};

import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';

const text = (name: string, description: string, required = false, autocomplete = false) => ({
  type: ApplicationCommandOptionType.String as const,
  name,
  description,
  required,
  ...(autocomplete && { autocomplete: true as const }),
});

const choice = (name: string, description: string, values: readonly string[]) => ({
  type: ApplicationCommandOptionType.String as const,
  name,
  description,
  choices: values.map((value) => ({ name: value, value })),
});

const variant = text('variant', 'The game', true, true);
const SEATS = ['E', 'S', 'W', 'N'];

const handOptions = [
  variant,
  text('hand', 'Standing tiles: 123B 2D EEE', true),
  text('melds', 'Sets on the table, commas between, concealed in brackets: 444D,(EEEE)'),
  text('bonus', 'Flowers and seasons: 1F 6F'),
  text('card', 'American: the card', false, true),
];

const subcommand = (name: string, description: string, options: readonly object[]) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  description,
  options: [...options] as never[],
});

/** The one slash command, `/mahjong`, with its subcommands. `register.ts` tells Discord about it. */
export const COMMAND: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  type: ApplicationCommandType.ChatInput,
  name: 'mahjong',
  description: 'Score mahjong hands and rule on them',
  options: [
    subcommand('score', 'What a hand is worth, item by item', [
      ...handOptions,
      text('win', 'The winning tile'),
      choice('by', 'How it went out', ['wall', 'loose', 'discard', 'robbed-kong', 'deal', 'joker-exchange']),
      choice('seat', 'The seat', SEATS),
      choice('wind', 'The prevailing wind', SEATS),
      text('facts', 'Facts, commas between: last-tile,original-call'),
    ]),
    subcommand('decompose', 'How a hand can be read, what it waits for, what to throw', handOptions),
    subcommand('claim', 'Who gets a discard', [
      variant,
      text('tile', 'The tile that was discarded', true),
      text('claims', 'Claims, commas between: S chow 46D, N pung', true),
      choice('seat', 'The seat that discarded it', SEATS),
    ]),
    subcommand('tally', 'The score sheet of a session', [
      variant,
      text('players', 'Names in seat order, commas between: Ana, Ben, Cy, Dee', true),
      text('hands', 'Winner and net of each hand, semicolons between: Ana 180 -60 -60 -60; draw', true),
    ]),
    subcommand('special', 'A special hand: its tiles and its worth', [variant, text('name', 'The hand', true, true)]),
  ] as APIApplicationCommandOption[],
};

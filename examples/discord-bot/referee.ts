/** What the bot needs of the referee. Whether it runs elsewhere or in this process makes no difference to the bot. */
export interface Referee {
  get(path: string): Promise<RefereeAnswer>;
  post(path: string, body: unknown): Promise<RefereeAnswer>;
  /** A hand as PNG, or nothing if it cannot be drawn. */
  picture(query: string): Promise<Uint8Array | undefined>;
}

export interface RefereeAnswer {
  readonly ok: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A referee that runs as a service: `REFEREE_URL`. */
export const refereeByUrl = (base: string, apiKey?: string): Referee => {
  const headers = { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) };
  // Discord waits three seconds for the first reply.
  const signal = () => AbortSignal.timeout(2500);
  const answerOf = async (response: Response): Promise<RefereeAnswer> => ({
    ok: response.ok,
    body: (await response.json()) as Record<string, unknown>,
  });
  return {
    get: async (path) => answerOf(await fetch(new URL(path, base), { headers, signal: signal() })),
    post: async (path, body) =>
      answerOf(
        await fetch(new URL(path, base), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: signal(),
        }),
      ),
    picture: async (query) => {
      const response = await fetch(new URL(`/v1/render.png?${query}`, base), { headers, signal: signal() });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
  };
};

/** The part of a Fastify app that is needed to ask it in this process, without a port. */
interface Injectable {
  inject(request: { method: 'GET' | 'POST'; url: string; payload?: object }): Promise<{
    statusCode: number;
    body: string;
    rawPayload: Uint8Array;
  }>;
}

/** A referee embedded in the bot's own process. */
export const refereeEmbedded = (app: Injectable): Referee => {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<RefereeAnswer> => {
    const { statusCode, body } = await app.inject({ method, url, ...(payload !== undefined && { payload }) });
    return { ok: statusCode < 400, body: JSON.parse(body) as Record<string, unknown> };
  };
  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body as object),
    picture: async (query) => {
      const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: `/v1/render.png?${query}` });
      return statusCode < 400 ? rawPayload : undefined;
    },
  };
};

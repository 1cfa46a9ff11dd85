import { existsSync, statSync } from 'node:fs';
import { envSchema } from 'env-schema';
import Type, { type Static } from 'typebox';
import { oneOf } from '../../schemas/common.js';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable the service reads. The README's table is this list. */
const Environment = Type.Object({
  HOST: Type.String({ default: '0.0.0.0' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  LOG_LEVEL: oneOf(LEVELS, { default: 'info' }),
  BODY_LIMIT: Type.Integer({ minimum: 1024, maximum: 104_857_600, default: 1_048_576 }),
  RATE_LIMIT_MAX: Type.Integer({ minimum: 0, default: 0 }),
  RATE_LIMIT_WINDOW: Type.Integer({ minimum: 100, maximum: 86_400_000, default: 60_000 }),
  RATE_LIMIT_REDIS_URL: Type.String({ pattern: '^(rediss?://.+)?$', default: '' }),
  CORS_ORIGINS: Type.String({ default: '*' }),
  API_KEYS: Type.String({ default: '' }),
  CARDS_DIR: Type.String({ default: '' }),
  PUBLIC_URL: Type.String({ pattern: '^(https?://[^\\s?#]+)?$', default: '' }),
  TRUST_PROXY: Type.String({ default: 'false' }),
  WORKERS: Type.Integer({ minimum: 1, maximum: 256, default: 1 }),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LEVELS)[number];
  /** Bytes; of a request body, and of each line of an NDJSON stream. */
  readonly bodyLimit: number;
  /** Requests per client and window (milliseconds); `max` 0 switches the limit off. */
  readonly rateLimit: { readonly max: number; readonly windowMs: number; readonly redisUrl: string | null };
  /** Origins that browsers may call from, or every origin. */
  readonly corsOrigins: '*' | readonly string[];
  readonly apiKeys: readonly string[];
  readonly cardsDir: string | null;
  /** Without a slash at the end. */
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | number | readonly string[];
  readonly workers: number;
}

/** What stands in the way of a start, one line a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readTrustProxy = (text: string): Config['trustProxy'] => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : list(text);
};

const readEnvironment = (env: NodeJS.ProcessEnv): Static<typeof Environment> => {
  // An empty variable, as Compose files leave them, counts as unset.
  const data = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  try {
    return envSchema<Static<typeof Environment>>({ schema: Environment, data, env: false, dotenv: false });
  } catch (error) {
    const reasons = (error as Error).message.split(', ').map((reason) => reason.replace(/^env\//, ''));
    throw new ConfigError(`Configuration: ${reasons.join('; ')}.`);
  }
};

/**
 * Reads and checks the environment.
 * @throws ConfigError with one message that names every variable at fault.
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const values = readEnvironment(env);
  const origins = list(values.CORS_ORIGINS);
  const apiKeys = list(values.API_KEYS);
  const faults: string[] = [];
  for (const origin of origins) {
    if (origin !== '*' && !/^https?:\/\/[^/\s]+$/.test(origin)) {
      faults.push(`CORS_ORIGINS: "${origin}" is not an origin such as https://example.org`);
    }
  }
  if (apiKeys.some((key) => key.length < 16)) faults.push('API_KEYS: a key needs at least 16 characters');
  if (values.CARDS_DIR !== '' && !(existsSync(values.CARDS_DIR) && statSync(values.CARDS_DIR).isDirectory())) {
    faults.push(`CARDS_DIR: there is no folder ${values.CARDS_DIR}`);
  }
  if (faults.length > 0) throw new ConfigError(`Configuration: ${faults.join('; ')}.`);
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    bodyLimit: values.BODY_LIMIT,
    rateLimit: {
      max: values.RATE_LIMIT_MAX,
      windowMs: values.RATE_LIMIT_WINDOW,
      redisUrl: values.RATE_LIMIT_REDIS_URL || null,
    },
    corsOrigins: origins.includes('*') ? '*' : origins,
    apiKeys,
    cardsDir: values.CARDS_DIR || null,
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, '') || null,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    workers: values.WORKERS,
  };
};

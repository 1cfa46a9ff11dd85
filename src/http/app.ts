import accepts from '@fastify/accepts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { components as sharedComponents } from '../../schemas/index.js';
import { parseRequest } from '../../schemas/tiles.js';
import { pictureLink } from '../render/picture-link.js';
import { textRenderer } from '../render/text/index.js';
import type { Env } from '../rules/answer.js';
import { variants as registry } from '../rules/variants/index.js';
import type { Variant } from '../rules/variants/variant.js';
import type { AnswerContext, PictureLink, TextRenderer } from './answers.js';
import { requireApiKey } from './auth.js';
import { batchRunner } from './batch.js';
import { guardBodies } from './body-guard.js';
import { checkCards, readCards } from './cards.js';
import type { Config } from './config.js';
import { handleClientError, handleFrameworkError } from './connection-errors.js';
import { checkEndpoints, componentsOf, listEndpoints } from './endpoints.js';
import { errorHandler } from './error-handler.js';
import { documentExamples } from './examples.js';
import { playgroundFolder, playgroundPage, VERSION } from './files.js';
import { readJsonBodies } from './json-body.js';
import { createMetrics, measureRequests } from './metrics.js';
import { notFoundHandler } from './not-found.js';
import { OPERATION_SPECS, type OperationSpecs } from './operations.js';
import { corsPlugin } from './plugins/cors.js';
import { helmetPlugin } from './plugins/helmet.js';
import { loadSheddingPlugin } from './plugins/load-shedding.js';
import { rateLimitPlugin } from './plugins/rate-limit.js';
import { swaggerPlugin } from './plugins/swagger.js';
import { swaggerUiPlugin } from './plugins/swagger-ui.js';
import { requestIds } from './request-id.js';
import { logRequests } from './request-log.js';
import { batchRoute } from './routes/batch.js';
import { cardRoutes } from './routes/cards.js';
import { documentRoutes } from './routes/document.js';
import { healthRoutes } from './routes/health.js';
import { indexRoute } from './routes/index-page.js';
import { type CollectMetrics, metricsRoute } from './routes/metrics.js';
import { operationRoute } from './routes/operation.js';
import { operationByUrlRoute } from './routes/operation-by-url.js';
import { problemRoutes } from './routes/problems.js';
import { renderRoutes } from './routes/render.js';
import { staticRoutes } from './routes/static.js';
import { parseRoute, tilesRoute } from './routes/tiles.js';
import { sheetRoute, variantsRoute } from './routes/variants.js';
import { serviceIndex } from './service-index.js';
import { answerTogether } from './together.js';
import { createChecks } from './validation.js';
import { warmUp } from './warm-up.js';
import './types.js';

/** What the service is made of; tests put in their own. */
export interface Dependencies {
  readonly variants?: readonly Variant[];
  readonly specs?: OperationSpecs;
  readonly logger?: FastifyBaseLogger;
  readonly renderer?: TextRenderer;
  readonly pictureLink?: PictureLink;
  /** Answer 503 while the event loop lags; off where an application is only injected into. */
  readonly shedLoad?: boolean;
  /** Where there are several workers: gathers the metrics of all, given this one's. */
  readonly collectMetrics?: (own: Registry) => CollectMetrics;
}

const COMPILED_CARDS_KEPT = 200;
/** Milliseconds without a byte in either direction. */
const IDLE_TIMEOUT = 30_000;
/** Longer than proxies keep an idle connection, so that it is always the proxy that closes it. */
const KEEP_ALIVE_TIMEOUT = 75_000;
const HEADERS_TIMEOUT = 10_000;
const LONGEST_PARAMETER = 100;

const makeEnv = (cards: ReadonlyMap<string, unknown>, onLookup: (hit: boolean) => void): Env => {
  const compiled = new LRUCache<string, object>({ max: COMPILED_CARDS_KEPT });
  return {
    findCard: (id) => cards.get(id),
    cardCache: {
      get: (key) => {
        const found = compiled.get(key);
        onLookup(found !== undefined);
        return found;
      },
      set: (key, value) => compiled.set(key, value),
    },
  };
};

const trustProxy = ({
  trustProxy: trusted,
}: Config): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trusted === 'boolean') return trusted;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
};

/**
 * Builds the service. It listens to nothing yet: `inject` works, `listen` starts it.
 * @throws ConfigError where a card of the operator cannot be read.
 */
export const buildApp = async (config: Config, dependencies: Dependencies = {}): Promise<FastifyInstance> => {
  const variants = dependencies.variants ?? registry;
  const endpoints = listEndpoints(variants, dependencies.specs ?? OPERATION_SPECS);
  const parse = parseRequest(variants.map(({ id }) => id));
  const components = componentsOf([...sharedComponents, parse], endpoints);
  const checks = createChecks(components);
  const checked = checkEndpoints(endpoints, checks);
  const metrics = createMetrics();
  const builtIn = Object.assign({}, ...variants.map((variant) => variant.cards ?? {})) as Readonly<
    Record<string, object>
  >;
  const cards = readCards(builtIn, config.cardsDir);

  const app = Fastify({
    ...(dependencies.logger === undefined
      ? { logger: config.logLevel === 'silent' ? false : { level: config.logLevel } }
      : { loggerInstance: dependencies.logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Every line names its request itself; a logger of its own for each request costs more than the line.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    bodyLimit: config.bodyLimit,
    trustProxy: trustProxy(config),
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, requestTimeout: 0, connectionsCheckingInterval: 2000 },
    return503OnClosing: false,
    exposeHeadRoutes: true,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  });
  app.setValidatorCompiler(checks.forFastify);
  // Answers are sent as they are: a schema-driven serialiser would silently drop or change members.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.setErrorHandler(errorHandler);

  let draining = false;
  app.decorate('isReady', () => !draining);
  app.decorate('startDraining', () => {
    draining = true;
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (draining) reply.header('connection', 'close');
    done();
  });
  logRequests(app);
  measureRequests(app, metrics);
  await app.register(corsPlugin, { origins: config.corsOrigins });
  if (dependencies.shedLoad) await app.register(loadSheddingPlugin);
  await app.register(rateLimitPlugin, { limit: config.rateLimit });
  requireApiKey(app, config.apiKeys);
  guardBodies(app);
  await app.register(accepts);
  await app.register(swaggerPlugin, {
    variants,
    version: VERSION,
    serverUrl: config.publicUrl ?? '/',
    components,
    examples: documentExamples(endpoints),
  });
  for (const component of components) app.addSchema(component);

  const context: AnswerContext = {
    env: makeEnv(cards, metrics.cardLookup),
    baseUrl: config.publicUrl ?? '',
    renderer: dependencies.renderer ?? textRenderer,
    pictureLink: dependencies.pictureLink ?? pictureLink,
  };
  const judgeOfCards = checked.find(({ name }) => name === 'card');
  const own = new Map([...cards].filter(([id]) => !Object.hasOwn(builtIn, id)));
  if (judgeOfCards !== undefined) checkCards(own, judgeOfCards, context.env);
  app.decorate('warmUp', () => warmUp(checked, context));
  variantsRoute(app, variants);
  tilesRoute(app, variants);
  parseRoute(app, variants);
  for (const variant of variants) sheetRoute(app, variant, 'RuleSheetAnswer');
  const together = answerTogether(app.admit);
  for (const endpoint of checked) {
    operationRoute(app, endpoint, context, together);
    if (endpoint.spec.byUrl) operationByUrlRoute(app, endpoint, context);
  }
  renderRoutes(app, variants, context.env);
  cardRoutes(app, cards);
  batchRoute(app, batchRunner(checked, checks, context, app.log, metrics.batchItem), checks, config.bodyLimit);
  healthRoutes(app);
  metricsRoute(app, dependencies.collectMetrics?.(metrics.registry) ?? (() => metrics.registry.metrics()));
  documentRoutes(app);
  await app.register(async (pages) => {
    await pages.register(helmetPlugin, { inlineStyles: true, everywhere: true });
    await pages.register(swaggerUiPlugin);
  });
  await app.register(async (pages) => {
    await pages.register(helmetPlugin, { inlineStyles: true, everywhere: false });
    problemRoutes(pages);
  });
  await app.register(async (pages) => {
    await pages.register(helmetPlugin, { inlineStyles: false, everywhere: false });
    const folder = playgroundFolder();
    if (folder !== null) staticRoutes(pages, folder);
    indexRoute(pages, serviceIndex(variants), playgroundPage());
  });
  app.setNotFoundHandler(
    app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {},
    notFoundHandler(app, variants, ['variants', 'tiles', 'cards', 'batch']),
  );
  return app;
};

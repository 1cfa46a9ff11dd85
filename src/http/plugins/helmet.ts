import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * Security headers for pages: a handler asks for them by `reply.helmet()`, or a scope of pages has them `everywhere`.
 * JSON answers go without: the full set halves their throughput and protects nothing there.
 * No `upgrade-insecure-requests`, so that pages also run on a plain-http host name.
 */
export const helmetPlugin = fp<{ inlineStyles: boolean; everywhere: boolean }>(
  async (app, { inlineStyles, everywhere }) => {
    await app.register(helmet, {
      global: everywhere,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'", 'data:'],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:'],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: inlineStyles ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        },
      },
      frameguard: { action: 'deny' },
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
    });
  },
);

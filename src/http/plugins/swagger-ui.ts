import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

const uiConfig = {
  deepLinking: true,
  docExpansion: 'none' as const,
  filter: true,
  requestSnippetsEnabled: true,
  tryItOutEnabled: true,
};

/** Swagger UI under `/docs`. Its security headers come from the scope it is registered in. */
export const swaggerUiPlugin = fp(async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig,
    theme: { title: 'mahjong-referee' },
  });
});

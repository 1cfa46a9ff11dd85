import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For logs and metrics. */
    variant?: string;
    operation?: string;
  }
  interface FastifyInstance {
    /** False while the service drains. */
    isReady: () => boolean;
    /** Readiness turns false; what runs goes on. */
    startDraining: () => void;
    /** Readies the code before the service listens: a fraction of a second. */
    warmUp: () => void;
  }
}

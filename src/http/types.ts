import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For logs and metrics. */
    variant?: string;
    operation?: string;
    /** Answered with the other requests of its turn. */
    together?: boolean;
  }
  interface FastifyInstance {
    /** False while the service drains. */
    isReady: () => boolean;
    /** Readiness turns false; what runs goes on. */
    startDraining: () => void;
    /** Readies the code before the service listens: a fraction of a second. */
    warmUp: () => void;
    /** Whether one more request fits into this turn of the event loop; only where load is shed. */
    admit?: () => boolean;
  }
}

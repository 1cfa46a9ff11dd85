import fc from 'fast-check';

/**
 * Property tests draw the same samples in every run, so that a run is repeatable; `FC_SEED=n npm test` draws others.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1923) });

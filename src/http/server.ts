#!/usr/bin/env node
import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from './config.js';
import { serve } from './serve.js';
import { runPrimary } from './workers.js';

const start = async (config: Config): Promise<void> => {
  if (cluster.isPrimary && config.workers > 1) runPrimary(config);
  else await serve(config);
};

try {
  await start(readConfig(process.env));
} catch (error) {
  // A fault of the operator gets its one message, a fault of ours the whole trace.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

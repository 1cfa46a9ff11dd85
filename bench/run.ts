// npm run bench: the short benchmarks, one after the other, each a process of its own. Ratios against something
// measured in the same run count; the longer ones (streams, overload, restarts, fuzz) are run by their own names.
import { spawnSync } from 'node:child_process';

const SHORT = ['readings', 'score', 'american', 'http'];

for (const name of SHORT) {
  console.log(`\n## ${name}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Runs `npm test` and `npm run test:system`, adds up what vitest counted, and prints one closing line.
import { spawn } from 'node:child_process';

const runs = ['test', 'test:system'];
let passed = 0;
let failed = 0;

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ code, output }));
  });

for (const script of runs) {
  const { code, output } = await run(script);
  let counted = 0;
  for (const [, line] of output.matchAll(/^\s*Tests\s+(.*)$/gm)) {
    passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
    counted += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  }
  failed += counted;
  // A step that fails without a failing test (types, lint, drift) counts as one failure.
  if (code !== 0 && counted === 0) failed += 1;
}

console.log(`Tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startService } from '../support/processes.js';

describe("the Dockerfile's steps in bare folders", () => {
  const folder = mkdtempSync(join(tmpdir(), 'referee-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('give a service that runs, scores a hand and shows its pages', { timeout: 240_000 }, async () => {
    const steps = spawnSync('bash', ['scripts/docker-steps.sh', folder], { encoding: 'utf8' });
    expect(steps.status, steps.stdout.slice(-2000) + steps.stderr.slice(-2000)).toBe(0);
    const app = join(folder, 'app');
    expect(readdirSync(app).sort()).toEqual([
      'LICENSE',
      'dist',
      'node_modules',
      'openapi.yaml',
      'package.json',
      'public',
    ]);
    expect(existsSync(join(app, 'node_modules/vitest'))).toBe(false);
    const service = await startService({ cwd: app });
    const scored = await fetch(`${service.url}/v1/babcock-1923/score`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hand: { concealed: 'RRRR 14C 789D 222B E' } }),
    });
    expect(scored.status).toBe(200);
    for (const path of ['/', '/docs', '/openapi.yaml', '/metrics', '/v1/render.png?hand=123B']) {
      const page = await fetch(service.url + path, { headers: { accept: 'text/html,*/*' } });
      expect(page.status, path).toBe(200);
      await page.arrayBuffer();
    }
    expect(await service.stop()).toBe(0);
  });
});

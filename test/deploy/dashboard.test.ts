import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const { panels } = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as { panels: Panel[] };
const METRIC = /\b(?:http|mahjong|nodejs|process)_[a-z0-9_]+/g;

describe('Grafana dashboard', () => {
  let exported: string;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
    await app.inject('/v1/variants');
    exported = (await app.inject('/metrics')).body;
  });
  afterAll(() => app.close());

  it.each(panels.map((panel) => [panel.title, panel] as const))(
    '%s: every metric is one the service has',
    (_, panel) => {
      const metrics = panel.targets.flatMap(({ expr }) => expr.match(METRIC) ?? []);
      expect(metrics.length).toBeGreaterThan(0);
      for (const metric of metrics)
        expect(exported).toMatch(new RegExp(`^# TYPE ${metric.replace(/_bucket$/, '')} `, 'm'));
    },
  );

  it('panels have ids of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

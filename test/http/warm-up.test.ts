import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { configOf } from './fakes.js';

describe('warming up', () => {
  it('answers every example, and leaves no trace in the metrics', async () => {
    const app = await buildApp(configOf());
    await app.ready();
    app.warmUp();
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).not.toMatch(/^http_requests_total\{/m);
    expect(body).not.toMatch(/^mahjong_batch_items_total\{/m);
    expect(body).not.toMatch(/^mahjong_card_cache_lookups_total\{/m);
    await app.close();
  });
});

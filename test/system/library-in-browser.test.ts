import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as referee from '../../src/rules/index.js';
import { bundleRules } from '../support/bundle.js';
import { launchBrowser } from './support.js';

interface Call {
  readonly variant: referee.VariantId;
  readonly operation: referee.OperationName;
  readonly name: string;
  readonly request: unknown;
}

/** What the library looks like to a call whose types are not known. */
type Run = (variant: string, operation: string, request: unknown) => unknown;

/** Every documented example of every operation. */
const calls: readonly Call[] = referee.variants.flatMap(({ id, operations, examples }) =>
  referee.OPERATIONS.filter((operation) => operations[operation] !== undefined).flatMap((operation) =>
    (examples[operation] ?? []).map(({ name, request }) => ({ variant: id, operation, name, request })),
  ),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('the rules in a browser', () => {
  it('answer every documented example as they do in Node', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => faults.push(`asked for ${request.url()}`));
    await page.addScriptTag({ content: (await bundleRules()).text });

    const inBrowser = await page.evaluate((all) => {
      const { run } = (globalThis as unknown as { referee: { run: Run } }).referee;
      return all.map(({ variant, operation, request }) => JSON.stringify(run(variant, operation, request)));
    }, calls);

    expect(faults).toEqual([]);
    expect(calls.length).toBeGreaterThan(50);
    const inNode = calls.map(({ variant, operation, request }) =>
      JSON.stringify((referee.run as Run)(variant, operation, request)),
    );
    for (const [i, { variant, operation, name }] of calls.entries())
      expect(inBrowser[i], `${variant} ${operation}: ${name}`).toBe(inNode[i]);
    await page.close();
  });
});

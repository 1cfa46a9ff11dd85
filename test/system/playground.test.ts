/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stage, setStage, visit } from './support.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The hand of the Red Book worth 84, held by East: 168. */
const EAST_168 = '/?variant=babcock-1923&hand=EEE+345B+GG+PP&melds=8888D&win=G&by=discard&seat=E';

const total = (page: Page): Promise<string | null> => page.locator('.total').textContent({ timeout: 20_000 });

const expectTotal = (page: Page, wanted: string): Promise<void> =>
  expect.poll(() => page.locator('.total').allTextContents(), { timeout: 20_000 }).toEqual([wanted]) as Promise<void>;

/** Serious findings of axe. */
const seriousFindings = async (page: Page): Promise<string[]> => {
  // Evaluated by the debugger, which the page's policy does not concern.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
};

describe('playground', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());

  it('a hand is scored by clicking only', async () => {
    const { page, faults } = await visit(stage, '/');
    const press = async (label: string, times = 1) => {
      for (let i = 0; i < times; i++)
        await page.locator('#palette').getByRole('button', { name: label, exact: true }).click();
    };
    await page.locator('#palette button').first().waitFor();
    await press('east wind', 3);
    for (const n of [3, 4, 5]) await press(`${n} of bamboo`);
    await press('green dragon', 2);
    await press('white dragon', 2);
    await page.getByRole('button', { name: 'Add a set' }).click();
    await press('8 of dots', 4);
    await page.locator('#win').click();
    await press('green dragon');
    await page.locator('#by').selectOption('discard');
    await page.locator('#seat').selectOption('E');
    await expectTotal(page, '168');
    expect(await page.locator('#live').textContent()).toBe(
      'East goes out with 168: 42 points, doubled twice. Each player pays 336.',
    );
    expect(faults).toEqual([]);
  });

  it('a hand is scored by typing only', async () => {
    const { page, faults } = await visit(stage, '/');
    await page.locator('#palette button').first().waitFor();
    await page.locator('#concealed').fill('EEE 345B GG PP');
    await page.getByRole('button', { name: 'Add a set' }).click();
    await page.locator('[data-input="meld 0"]').fill('8888D');
    await page.locator('#win').fill('G');
    await page.locator('#by').selectOption('discard');
    await page.locator('#seat').selectOption('E');
    await expectTotal(page, '168');
    expect(faults).toEqual([]);
  });

  it('a hand is scored by the keyboard only', async () => {
    const { page, faults } = await visit(stage, '/');
    await page.locator('#palette button').first().waitFor();
    const tabTo = async (selector: string) => {
      for (let i = 0; i < 80; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    await tabTo('#concealed');
    await page.keyboard.type('EEE 345B GG');
    await tabTo('#add-meld');
    await page.keyboard.press('Enter');
    await page.keyboard.type('8888D');
    await tabTo('#win');
    await page.keyboard.type('G');
    // The last two tiles from the palette: the list says where they go, one stop for Tab, arrows inside.
    await tabTo('#target');
    await page.keyboard.press('Home');
    await tabTo('#palette button');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tabTo('#seat');
    await page.keyboard.press('ArrowDown');
    await tabTo('#by');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    await expectTotal(page, '168');
    expect(faults).toEqual([]);
  });

  it('a link restores the hand', async () => {
    const { page, faults } = await visit(stage, EAST_168);
    await expectTotal(page, '168');
    await page.locator('#visible').fill('9B 9B');
    await expect.poll(() => page.url()).toContain('visible=9B');
    const again = await visit(stage, page.url().slice(stage.url.length));
    await expectTotal(again.page, '168');
    expect(await again.page.locator('#visible').inputValue()).toBe('9B 9B');
    expect(await again.page.locator('#seat').inputValue()).toBe('E');
    expect([...faults, ...again.faults]).toEqual([]);
  });

  it('an error marks the tile, and a suggestion mends it', async () => {
    const { page, faults } = await visit(stage, '/?hand=EEE+345B+GGX+PP&melds=8888D');
    const bad = page.locator('[data-strip="concealed"] .bad');
    await bad.waitFor();
    expect(await bad.textContent()).toBe('X');
    expect(await page.locator('#concealed').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#concealed-error').textContent()).toContain('X');
    await page.locator('.suggestions button').first().click();
    await expect.poll(() => bad.count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('five of a kind marks every place', async () => {
    const { page } = await visit(stage, '/?hand=EEE+345B+GG+88D&melds=8888D');
    await page.locator('#concealed-error').filter({ hasText: /\S/ }).waitFor();
    expect(await page.locator('#concealed').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-input="meld 0"]').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['light', 'dark'] as const)(
    'phone width, %s: no sideways scroll, no serious findings',
    async (colorScheme) => {
      const { page, faults } = await visit(stage, EAST_168, { width: 360, height: 780, colorScheme });
      await expectTotal(page, '168');
      await page.locator('#rules-details summary').click();
      await page.locator('summary', { hasText: 'Options' }).click();
      const { wide, width } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(wide).toBeLessThanOrEqual(width);
      expect(await seriousFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('every game shows an example with a result and its rules', async () => {
    const { page, faults } = await visit(stage, '/');
    await page.locator('#variant option').first().waitFor({ state: 'attached' });
    const games = await page
      .locator('#variant option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const game of games) {
      await page.locator('#variant').selectOption(game);
      await expect.poll(() => page.url()).toContain(game);
      await page.getByRole('button', { name: 'Show an example' }).click();
      await expect.poll(() => total(page), { timeout: 20_000 }).toMatch(/^\d+$/);
      expect(await page.locator('#sheet').textContent()).not.toMatch(/undefined|\[object/);
      expect(await page.locator('#curl').textContent()).toContain(`/v1/${game}/score`);
      await page.locator('#clear').click();
      await expect.poll(() => page.locator('.total').count()).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  it('a hand in play shows what it waits for', async () => {
    const { page } = await visit(stage, '/?variant=babcock-1923&hand=EEE+345B+GG+PP+888D&seat=E');
    await page.getByText('Waiting for', { exact: true }).first().waitFor();
    expect(await page.locator('#answer').textContent()).toMatch(/Waiting for/);
  });

  it('pictures for the README', async () => {
    const { page } = await visit(stage, EAST_168, { width: 1200, height: 1000 });
    await expectTotal(page, '168');
    await page.screenshot({ path: 'test/system/shots/playground.png' });
    const phone = await visit(stage, EAST_168, { width: 390, height: 844, colorScheme: 'dark' });
    await expectTotal(phone.page, '168');
    await phone.page.locator('#result').scrollIntoViewIfNeeded();
    await phone.page.screenshot({ path: 'test/system/shots/playground-phone.png' });
  });
});

describe('Swagger UI', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());

  it('an example sent from the page returns 200', async () => {
    const { page, faults } = await visit(stage, '/docs');
    await page.locator('.opblock-tag', { hasText: 'American Mahjong (Classic)' }).click({ timeout: 60_000 });
    const operation = page.locator('[id$="-babcock1923Score"]');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect
      .poll(() => operation.locator('.live-responses-table tbody .response-col_status').first().textContent(), {
        timeout: 60_000,
      })
      .toContain('200');
    expect(await operation.locator('.live-responses-table').textContent()).toContain('babcock-1923');
    expect(faults).toEqual([]);
  });
});

describe('playground of a service with API keys', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ API_KEYS: 'a-key-of-thirty-two-letters-or-so' });
  });
  afterAll(() => stage.close());

  it('asks for a key once, says where it is refused, and keeps it for the tab', async () => {
    const { page } = await visit(stage, EAST_168);
    const dialog = page.locator('#key-dialog');
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('#key').fill('not the key');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.locator('#key-refused').waitFor();
    await page.locator('#key').fill('a-key-of-thirty-two-letters-or-so');
    await page.keyboard.press('Enter');
    await expectTotal(page, '168');
    await page.reload();
    await expectTotal(page, '168');
    expect(await dialog.isVisible()).toBe(false);
  });
});

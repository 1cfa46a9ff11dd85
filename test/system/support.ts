import type { FastifyInstance } from 'fastify';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';

/** The service on a free port, and Debian's Chromium. */
export interface Stage {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Debian's Chromium, without a screen and quiet on the network. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const setStage = async (env: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const app = await buildApp(readConfig({ LOG_LEVEL: 'silent', ...env }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();
  return {
    app,
    url,
    browser,
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: uncaught errors, violations of the policy, requests to other hosts. */
  readonly faults: string[];
}

/** Opens a page of its own and notes whatever goes wrong in it. */
export const visit = async (
  { browser, url }: Stage,
  path: string,
  options: { width?: number; height?: number; colorScheme?: 'light' | 'dark' } = {},
): Promise<Visit> => {
  const { width = 1280, height = 900, colorScheme = 'light' } = options;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) faults.push(`left the host: ${request.url()}`);
  });
  await page.goto(url + path);
  return { page, context, faults };
};

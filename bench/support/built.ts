import type { Variant } from '../../src/rules/variants/variant.js';

/** The games from the build: a loader that compiles on the fly changes the code, and with it the speed. */

const built = async <T>(path: string): Promise<T> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<T>;

const { variants } = await built<{ variants: readonly Variant[] }>('src/rules/variants/index.js');

const game = (id: string): Variant => {
  const found = variants.find((variant) => variant.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

export const babcock1923 = game('babcock-1923');
export const chinese = game('chinese');
export const british = game('british');

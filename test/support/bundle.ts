import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Bundle {
  readonly text: string;
  readonly bytes: number;
  /** Every file that went into it. */
  readonly inputs: readonly string[];
}

/** The library of the rules bundled for a browser as a global `referee`. A built-in of Node in it is an error. */
export const bundleRules = async (): Promise<Bundle> => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/rules/index.ts'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'referee',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  return { text: file!.text, bytes: file!.contents.length, inputs: Object.keys(metafile.inputs) };
};

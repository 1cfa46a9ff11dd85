import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const script = readFileSync('scripts/docker-steps.sh', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const lines = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} +(.+)$`, 'gm'))].map(([, rest]) => (rest ?? '').trim());

describe('Dockerfile', () => {
  it('runs the same commands, in the same order, as scripts/docker-steps.sh', () => {
    const commands = lines('RUN');
    expect(commands.length).toBeGreaterThan(0);
    expect(script.split('\n').filter((line) => line.startsWith('npm '))).toEqual(commands);
  });

  it('puts the same files into the image', () => {
    const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const copied = [...final.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].flatMap(([, stage, paths]) =>
      (paths ?? '')
        .split(' ')
        .map((path) => (stage === undefined ? `$root/${path}` : path.replace('/app', `$folder/${stage}`))),
    );
    const app = script.slice(script.indexOf('cd "$folder/app"'));
    expect([...app.matchAll(/"(\$(?:root|folder)\/[^"]+)"/g)].map(([, path]) => path).slice(1)).toEqual(copied);
    for (const path of copied.filter((one) => one.startsWith('$root')))
      expect(existsSync(path.replace('$root/', '')), path).toBe(true);
  });

  it('starts what `npm start` starts, as a user without rights, on a Node that is allowed', () => {
    const [command] = lines('CMD').map((text) => (JSON.parse(text) as string[]).join(' '));
    expect(command).toBe(scripts.start);
    expect(lines('USER')).toEqual(['node']);
    const least = Number(/(\d+)/.exec(engines.node)?.[1]);
    for (const image of lines('FROM'))
      expect(Number(/^node:(\d+)-slim/.exec(image)?.[1])).toBeGreaterThanOrEqual(least);
  });
});

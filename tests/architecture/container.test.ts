import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const text = readFileSync('deploy/Containerfile', 'utf8');

/** Instruction and arguments of each line; a continued line is one. */
const lines = text
  .replaceAll(/^#.*\n/gmu, '')
  .replaceAll(/\\\n/gu, ' ')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => {
    const [instruction = '', ...words] = line.split(/\s+/u);
    return { instruction, words };
  });
const wordsOf = (name: string) =>
  lines.filter(({ instruction }) => instruction === name).map(({ words }) => words);
const last = lines.slice(lines.findLastIndex(({ instruction }) => instruction === 'FROM'));

describe('deploy/Containerfile', () => {
  it('has no fault that the linter finds', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('COPY . .', 'COPY .'))).not.toEqual([]);
  });

  it('names the registry and the version of each base image', () => {
    const images = wordsOf('FROM').flatMap(([image]) => (image === '$FORMER' ? [] : [image]));
    expect(images).toHaveLength(2);
    for (const image of images)
      expect(image).toMatch(/^docker\.io\/[\w/-]+:\d+\.\d+[\w.-]*(?:@sha256:[\da-f]{64})?$/u);
  });

  it('takes from outside only the context, two addresses and the assets of the former build', () => {
    expect(wordsOf('ADD')).toEqual([]);
    expect(wordsOf('ARG')).toEqual([['FORMER=build'], ['VITE_API_HOST'], ['VITE_ERROR_REPORT_URL']]);
    expect(wordsOf('FROM')).toContainEqual(['$FORMER', 'AS', 'former']);
    expect(wordsOf('COPY').filter(([from]) => from === '--from=former')).toEqual([
      ['--from=former', '/srv/console/assets', '/srv/console/former/assets'],
    ]);
    expect(wordsOf('ENV')).toEqual([]);
  });

  it('ends in an image with files only: no command of the build, a user that is not root', () => {
    const instructions = last.map(({ instruction }) => instruction);
    expect(instructions).toEqual(['FROM', 'COPY', 'COPY', 'COPY', 'COPY', 'USER', 'EXPOSE', 'ENTRYPOINT']);
    expect(Number(last.find(({ instruction }) => instruction === 'USER')?.words[0])).toBeGreaterThan(0);
  });

  it('runs a server that writes to /tmp only, on a port that needs no rights', () => {
    const server = readFileSync('deploy/container.conf', 'utf8');
    const written = [...server.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gmu)].map(([, path]) => path);
    expect(written).toHaveLength(6);
    expect(written.filter((path) => !path?.startsWith('/tmp/'))).toEqual([]);
    expect(server).toContain(`listen ${wordsOf('EXPOSE')[0]?.[0]};`);
  });
});

describe('.dockerignore', () => {
  it('keeps out everything but what the build needs', () => {
    const [first, ...kept] = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(first).toBe('*');
    expect(kept.every((line) => line.startsWith('!'))).toBe(true);
    const copied = wordsOf('COPY')[0]
      ?.slice(0, -1)
      .map((file) => `!${file}`);
    expect(kept).toEqual(expect.arrayContaining(copied ?? ['a line with COPY']));
  });
});

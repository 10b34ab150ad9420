import { describe, expect, it } from 'vitest';
import { readOptions } from '#scripts/serve/options.ts';

describe('the options of npm start', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      port: 4173,
      apiPort: 4174,
      memory: false,
      reset: false,
      build: true,
      faults: false,
      developers: undefined,
      companies: undefined,
      database: 'file:.data/blume.db',
      databaseToken: undefined,
    });
  });

  it('are read from the command and the environment', () => {
    const args = ['--memory', '--reset', '--no-build', '--faults', '--developers=1000', '--companies', '3'];
    const env = {
      PORT: '0',
      API_PORT: '5001',
      DATABASE_URL: 'libsql://db.example',
      DATABASE_AUTH_TOKEN: 't',
    };
    expect(readOptions(args, env)).toEqual({
      port: 0,
      apiPort: 5001,
      memory: true,
      reset: true,
      build: false,
      faults: true,
      developers: 1000,
      companies: 3,
      database: 'libsql://db.example',
      databaseToken: 't',
    });
  });

  it.each([
    [['--memry'], {}, /^Unknown option '--memry'\. Known: --memory, --reset/],
    [['x'], {}, /^Unexpected argument 'x'\. /],
    [['--developers=many'], {}, /^--developers must be a whole number from 0 to 1000000, and not "many"\.$/],
    [[], { PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, and not "http"\.$/],
    [[], { API_PORT: '70000' }, /^API_PORT must be a whole number/],
  ])('%j %j are refused with one sentence', (args, env, sentence) => {
    expect(() => readOptions(args, env)).toThrow(sentence);
  });
});

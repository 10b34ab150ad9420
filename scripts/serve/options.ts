import { parseArgs } from 'node:util';

/** What `npm start` can be told. */
export interface StartOptions {
  /** Ports of the console and of the API; 0 takes any free one. */
  readonly port: number;
  readonly apiPort: number;
  /** Keeps the data in memory instead of the database. */
  readonly memory: boolean;
  /** Begins with the seeds again. */
  readonly reset: boolean;
  /** Serves `dist/` as it is. */
  readonly build: boolean;
  /** Serves an API for tests, with faults and a world per test. */
  readonly faults: boolean;
  /** How many rows a new database holds, when not the seeds. */
  readonly developers: number | undefined;
  readonly companies: number | undefined;
  /** Address of the database, and the token of a remote one. */
  readonly database: string;
  readonly databaseToken: string | undefined;
}

/** A sentence for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A whole number from the environment or an option; throws a sentence when it is something else. */
export function readNumber(name: string, text: string, largest: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < 0 || number > largest) {
    throw new StartError(`${name} must be a whole number from 0 to ${largest}, and not "${text}".`);
  }
  return number;
}

/** Where the data lies unless `DATABASE_URL` says otherwise. */
const defaultDatabase = 'file:.data/blume.db';

/** Reads options and environment; throws a `StartError` with one sentence when something is wrong. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        memory: { type: 'boolean' },
        reset: { type: 'boolean' },
        'no-build': { type: 'boolean' },
        faults: { type: 'boolean' },
        developers: { type: 'string' },
        companies: { type: 'string' },
      },
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${reason.split('. ')[0]}. Known: --memory, --reset, --no-build, --faults, --developers=N, --companies=N.`,
    );
  }
  const count = (name: 'developers' | 'companies') => {
    const text = values[name];
    return typeof text === 'string' ? readNumber(`--${name}`, text, 1_000_000) : undefined;
  };
  return {
    port: readNumber('PORT', env.PORT || '4173', 65_535),
    apiPort: readNumber('API_PORT', env.API_PORT || '4174', 65_535),
    memory: values.memory === true,
    reset: values.reset === true,
    build: values['no-build'] !== true,
    faults: values.faults === true,
    developers: count('developers'),
    companies: count('companies'),
    database: env.DATABASE_URL || defaultDatabase,
    databaseToken: env.DATABASE_AUTH_TOKEN || undefined,
  };
}

import { parseArgs } from 'node:util';

/** Options of `npm start`. */
export interface StartOptions {
  /** Ports of the console and of the API; 0 selects a free one. */
  readonly port: number;
  readonly apiPort: number;
  /** Keeps the data in memory instead of the database. */
  readonly memory: boolean;
  /** Resets the data to the seed. */
  readonly reset: boolean;
  /** Builds the console first; otherwise serves the existing `dist/`. */
  readonly build: boolean;
  /** Serves an API for tests, with faults and a world per test. */
  readonly faults: boolean;
  /** Number of rows in a new database; the samples by default. */
  readonly developers: number | undefined;
  readonly companies: number | undefined;
  /** URL of the database, and the token of a remote one. */
  readonly database: string;
  readonly databaseToken: string | undefined;
}

/** An error whose message is one sentence for the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A whole number from the environment or an option; throws a `StartError` for anything else. */
export function readNumber(name: string, text: string, largest: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < 0 || number > largest) {
    throw new StartError(`${name} must be a whole number from 0 to ${largest}, and not "${text}".`);
  }
  return number;
}

/** The database unless `DATABASE_URL` is set. */
const defaultDatabase = 'file:.data/blume.db';

/** Reads options and environment; throws a `StartError` when one is invalid. */
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

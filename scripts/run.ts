import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Each command leads a process group of its own, so that the servers that it started stop with it. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

process.on('exit', () => running.forEach(stop));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** The result of a command; the status is null when it was stopped. */
export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

/** How a command runs: its folder (the project by default), further environment variables, its limit in milliseconds. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly limit: number;
}

/** Runs a tool of `node_modules/.bin` and collects its output; stops it after `limit` milliseconds. */
export function run(
  [tool = '', ...words]: readonly string[],
  { cwd = '.', env = {}, limit }: RunOptions,
): Promise<CommandResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${tool}`, words, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer | string) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', ({ message }) => collect(`${message}\n`));
    const timer = setTimeout(() => {
      collect(`\nStopped after ${limit / 60_000} minutes.\n`);
      stop(child);
    }, limit);
    child.on('close', (code) => {
      clearTimeout(timer);
      stop(child);
      running.delete(child);
      resolve({
        status: child.pid === undefined ? null : code,
        output,
        milliseconds: performance.now() - startedAt,
      });
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    // Each child leads its own process group, so that its servers and browsers are stopped too.
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Stops all running commands. */
export function stopAll(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) stop(child, signal);
}

process.on('exit', () => stopAll('SIGKILL'));
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(status);
  });
}

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
  command: readonly string[],
  { cwd = '.', env = {}, limit }: RunOptions,
): Promise<CommandResult> {
  const [tool = '', ...rest] = command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${tool}`, rest, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      output += `\nStopped after ${limit / 60_000} minutes.\n`;
      stop(child, 'SIGKILL');
    }, limit);
    const end = (status: number | null) => {
      clearTimeout(timer);
      // Stops processes that the tool left running in its group.
      stop(child, 'SIGKILL');
      running.delete(child);
      resolve({ status, output, milliseconds: performance.now() - startedAt });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(null);
    });
    child.on('close', end);
  });
}

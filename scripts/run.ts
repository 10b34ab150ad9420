import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    // Each child leads a group of its own, so that its servers and browsers go with it.
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Stops everything that was started here, at once. */
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

/** How a command ended: its exit status (null when it was stopped), what it printed, how long it took. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

/** Runs a tool of this project and collects what it prints; stops it after `limit` milliseconds. */
export function run(
  command: readonly string[],
  { env = {}, limit }: { readonly env?: Readonly<Record<string, string>>; readonly limit: number },
): Promise<Ended> {
  const [tool = '', ...rest] = command;
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${tool}`, rest, {
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
      // What the tool left behind in its group must not live on.
      stop(child, 'SIGKILL');
      running.delete(child);
      resolve({ status, output, milliseconds: performance.now() - begin });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(null);
    });
    child.on('close', end);
  });
}

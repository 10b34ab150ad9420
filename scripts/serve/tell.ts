import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import type { WaitingCode } from '#fixtures/server/codes.ts';

/** Text in two columns, one line per pair. */
export function columns(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([head]) => head.length)) + 2;
  return lines.map(([head, text]) => `  ${head.padEnd(width)}${text}`.trimEnd()).join('\n');
}

/** The accounts one may sign in with, for the block that a start prints. */
export function accountLines(): (readonly [string, string])[] {
  const width = Math.max(...Object.values(accounts).map(({ email }) => email.length)) + 2;
  const people = Object.values(accounts).map(({ email, roles }, index) => {
    const [role = ''] = roles;
    return [
      index === 0 ? 'Sign in as' : '',
      `${email.padEnd(width)}${role}${role === 'viewer' ? ' (has no portal)' : ''}`,
    ] as const;
  });
  return [...people, ['Password', seededPassword], ['One-time codes', 'appear here as they are asked for']];
}

/** Prints a one-time code where a real server would send a mail. */
export function tellCode({ email, code }: WaitingCode): void {
  console.log(`  Code for ${email}: ${code}`);
}

/** Runs a start: a sentence and exit 1 when it cannot be, exit 0 at once on Ctrl+C. */
export function run(main: () => Promise<void>, stop: () => void = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop();
      process.exit(0);
    });
  }
  main().catch((error: unknown) => {
    const known = error instanceof Error && error.name === 'StartError';
    console.error(known ? error.message : error);
    stop();
    process.exit(1);
  });
}

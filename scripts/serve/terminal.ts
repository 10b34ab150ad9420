import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import type { WaitingCode } from '#fixtures/server/codes.ts';

/** Text in two columns, one line per pair. */
export function columns(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([head]) => head.length)) + 2;
  return lines.map(([head, text]) => `  ${head.padEnd(width)}${text}`.trimEnd()).join('\n');
}

/** The seeded accounts, for the output of a start. */
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

/** Prints a one-time code, which a real server would mail. */
export function printCode({ email, code }: WaitingCode): void {
  console.log(`  Code for ${email}: ${code}`);
}

/** Runs a command: prints an error and exits with 1 when it fails, exits with 0 on Ctrl+C. */
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

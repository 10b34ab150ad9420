import { buildId } from '#src/api/cache/cache.ts';
import { clamp } from '#src/lib/text.ts';

declare global {
  interface ImportMetaEnv {
    /** Where errors of the console are reported (`https://errors.example.com/console`); without it, nowhere. */
    readonly VITE_ERROR_REPORT_URL?: string;
  }
}

/** Reports of one page: an error that repeats must not flood the address. */
const MOST_REPORTS = 10;
const LONGEST_MESSAGE = 200;

/** What is sent of an error. */
export interface ErrorReport {
  readonly message: string;
  /** File of the build's first script, whose name has its hash. */
  readonly build: string;
  /** Path of the page, without its query, which has searches and ids of records. */
  readonly route: string;
}

/**
 * A message without what may be data: an engine quotes the text that it could not read, and a server names records. Only
 * the property in `reading 'name'` stays.
 */
function withoutData(message: string): string {
  return message
    .replace(
      /((?:reading|setting) '[\w$]+')|["'`“][^"'`”]*["'`”]?/gu,
      (_quoted, kept?: string) => kept ?? '…',
    )
    .replace(/\S+@\S+/gu, '…')
    .replace(/\+?\d[\d\s().-]{3,}/gu, '…');
}

/** The message of the error. A response of the server is named by its status only. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an Error';
  if ('status' in error) return `${error.name} ${String(error.status)}`;
  return clamp(withoutData(`${error.name}: ${error.message}`), LONGEST_MESSAGE);
}

/**
 * The function that reports an error which the console did not expect: message, build and route, never a record. Each
 * message is reported once per route. It does nothing without an address, and never throws.
 */
export function createReport(address: string | undefined): (error: unknown) => void {
  const sent = new Set<string>();
  return (error) => {
    if (!address) return;
    try {
      const route = location.pathname;
      const build = buildId().replace(/^.*\//u, '');
      const body = JSON.stringify({ message: messageOf(error), build, route } satisfies ErrorReport);
      if (sent.has(body) || sent.size >= MOST_REPORTS) return;
      sent.add(body);
      // As text, so that the browser does not ask for permission first. Without cookies: the address learns no session.
      const options = {
        method: 'POST',
        body,
        credentials: 'omit',
        keepalive: true,
        mode: 'no-cors',
      } as const;
      void fetch(address, options).catch(() => undefined);
    } catch {
      // A report must not be the next error.
    }
  };
}

/**
 * Reports the errors that no code has caught, if the build has an address. Returns the options of React's root, which
 * report those of screens: their routes catch and show them.
 */
export function watchErrors(): { readonly onCaughtError?: (error: unknown) => void } {
  const address = import.meta.env.VITE_ERROR_REPORT_URL;
  if (!address) return {};
  const report = createReport(address);
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return { onCaughtError: report };
}

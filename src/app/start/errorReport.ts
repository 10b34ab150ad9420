import { buildId } from '#src/api/cache/cacheIndex.ts';
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

const sent = new Set<string>();

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

/** The message of the error. An answer of the server is named by its status only. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an Error';
  if ('status' in error) return `${error.name} ${String(error.status)}`;
  return clamp(withoutData(`${error.name}: ${error.message}`), LONGEST_MESSAGE);
}

/**
 * Reports an error that the console did not expect: message, build and route, never a record. Does nothing when the build
 * has no address, and never throws. Each message is reported once per route.
 */
export function sendReport(error: unknown, address = import.meta.env.VITE_ERROR_REPORT_URL): void {
  if (!address) return;
  try {
    const report: ErrorReport = {
      message: messageOf(error),
      build: buildId().replace(/^.*\//u, ''),
      route: location.pathname,
    };
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= MOST_REPORTS) return;
    sent.add(body);
    // As text, so that the browser does not ask for permission first. Without cookies: the address learns no session.
    void fetch(address, {
      method: 'POST',
      body,
      credentials: 'omit',
      keepalive: true,
      mode: 'no-cors',
    }).catch(() => undefined);
  } catch {
    // A report must not be the next error.
  }
}

/** Reports the errors that no code has caught. Does nothing without an address. */
export function watchErrors(address = import.meta.env.VITE_ERROR_REPORT_URL): void {
  if (!address) return;
  addEventListener('error', ({ error }) => sendReport(error, address));
  addEventListener('unhandledrejection', ({ reason }) => sendReport(reason, address));
}

/** Options of the root: reports errors of screens, which their routes catch and show. */
export const rootOptions = import.meta.env.VITE_ERROR_REPORT_URL
  ? { onCaughtError: (error: unknown) => sendReport(error) }
  : {};

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReport } from '#src/app/start/errorReport.ts';

const address = 'https://errors.example.com/console';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly report: Readonly<Record<string, string>>;
}

let sent: Sent[] = [];
let sendReport = createReport(address);

beforeEach(() => {
  sent = [];
  sendReport = createReport(address);
  vi.stubGlobal('location', {
    pathname: '/master/developer-users',
    search: '?search=layla@acme.example&open=edit&id=5f1',
    href: 'https://console.example.com/master/developer-users?search=layla@acme.example',
  });
  vi.stubGlobal('document', {
    scripts: [{ src: 'https://console.example.com/assets/start-1a2b.js' }],
    cookie: 'session=secret',
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, report: JSON.parse(String(init.body)) });
    throw new TypeError('Failed to fetch');
  });
});

describe('a report of an error', () => {
  it('is not sent without an address', () => {
    for (const none of [undefined, '']) createReport(none)(new TypeError('x is not a function'));
    expect(sent).toEqual([]);
  });

  it('has message, build and path, and nothing else', () => {
    sendReport(new TypeError("Cannot read properties of undefined (reading 'companyName')"));
    expect(sent.map(({ url, report }) => [url, report])).toEqual([
      [
        address,
        {
          message: "TypeError: Cannot read properties of undefined (reading 'companyName')",
          build: 'start-1a2b.js',
          route: '/master/developer-users',
        },
      ],
    ]);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  });

  it.each([
    [new SyntaxError(`Unexpected token 'L', "Layla Haddad,784-1990" is not valid JSON`), /^SyntaxError: /u],
    [new Error('No company of layla@acme.example'), /^Error: No company of …$/u],
    [new Error('+971 50 123 4567 was called'), /^Error: …was called$/u],
    [new Error('784-1990-1234567-1'), /^Error: …$/u],
    [new Error('“Layla Haddad” is gone'), /^Error: … is gone$/u],
    [new Error("'Layla Haddad"), /^Error: …$/u],
    [Object.assign(new Error('Layla Haddad exists'), { name: 'ApiError', status: 409 }), /^ApiError 409$/u],
    [{ name: 'Layla Haddad', email: 'layla@acme.example' }, /^Not an Error$/u],
    ['Layla Haddad', /^Not an Error$/u],
    [undefined, /^Not an Error$/u],
  ])('of %s has no record', (error, message) => {
    sendReport(error);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.report.message).toMatch(message);
    expect(JSON.stringify(sent[0])).not.toMatch(/layla|haddad|acme|784|971|secret|search/iu);
  });

  it('is sent once per message, at most ten times, and cut', () => {
    sendReport(new Error('again'));
    sendReport(new Error('again'));
    expect(sent).toHaveLength(1);
    for (let at = 0; at < 30; at += 1) sendReport(new Error(`e${at} ${'long '.repeat(100)}`));
    expect(sent).toHaveLength(10);
    expect(sent.at(-1)?.report.message?.length).toBeLessThanOrEqual(201);
  });

  it('never throws', () => {
    vi.stubGlobal('location', undefined);
    expect(() => sendReport(new Error('x'))).not.toThrow();
  });
});

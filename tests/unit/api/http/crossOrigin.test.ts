import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_API_HOST', 'https://api.blume.example');
  // The host is read when the module is loaded.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A network on which calls fail, as those that are redirected without CORS headers do; `type` is the response for the page. */
function failing(type: ResponseType | null) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    if (url !== '/' || type === null) throw new TypeError('Failed to fetch');
    return Object.defineProperty(new Response(null), 'type', { value: type });
  });
  return sent;
}

it.each([
  ['opaqueredirect', 'intercepted'],
  ['basic', 'network'],
  [null, 'network'],
] as const)(
  'a change that fails while the response for the page is %s: %s, and it is sent once',
  async (type, code) => {
    const sent = failing(type);
    const { http } = await import('#src/api/http/http.ts');
    await expect(http.put('/x', {}, (body) => body)).rejects.toMatchObject({ code });
    await vi.runAllTimersAsync();
    expect(sent).toEqual(['PUT https://api.blume.example/api/v1/x', 'HEAD /']);
  },
);

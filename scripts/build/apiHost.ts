import type { Plugin } from 'vite';

/** What is wrong with a `VITE_API_HOST`, in one sentence; null for an origin, and when it is not set. */
export function apiHostProblem(host: string | undefined): string | null {
  if (host === undefined || host === '') return null;
  const url = URL.canParse(host) ? new URL(host) : null;
  const web = url !== null && /^https?:$/u.test(url.protocol);
  if (web && [url.origin, `${url.origin}/`].includes(host.toLowerCase())) return null;
  return `VITE_API_HOST is ${JSON.stringify(host)}, which is no origin such as https://api.example.com`;
}

/** Stops the build when `VITE_API_HOST` is malformed: the console would speak to another server than the one meant. */
export function apiHost(): Plugin {
  return {
    name: 'api-host',
    configResolved({ env }) {
      const problem = apiHostProblem(env.VITE_API_HOST);
      if (problem !== null) throw new Error(problem);
    },
  };
}

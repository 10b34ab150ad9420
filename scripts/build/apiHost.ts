import type { Plugin } from 'vite';

function webUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/u.test(url.protocol) ? url : null;
}

/** What is wrong with a `VITE_API_HOST`, in one sentence; null for an origin, and when it is not set. */
export function apiHostProblem(host: string | undefined): string | null {
  if (host === undefined || host === '') return null;
  const url = webUrl(host);
  if (url && [url.origin, `${url.origin}/`].includes(host.toLowerCase())) return null;
  return `VITE_API_HOST is ${JSON.stringify(host)}, which is no origin such as https://api.example.com`;
}

/** What is wrong with a `VITE_ERROR_REPORT_URL`; null for an address of the web, and when it is not set. */
export function errorReportProblem(address: string | undefined): string | null {
  if (address === undefined || address === '') return null;
  const url = webUrl(address);
  if (url && url.username === '' && url.password === '') return null;
  return `VITE_ERROR_REPORT_URL is ${JSON.stringify(address)}, which is no address such as https://errors.example.com/console`;
}

/** Stops the build when an address is malformed: the console would speak to another server than the one meant. */
export function apiHost(): Plugin {
  return {
    name: 'api-host',
    configResolved({ env }) {
      const problem = apiHostProblem(env.VITE_API_HOST) ?? errorReportProblem(env.VITE_ERROR_REPORT_URL);
      if (problem !== null) throw new Error(problem);
    },
  };
}

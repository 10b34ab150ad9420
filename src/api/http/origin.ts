declare global {
  interface ImportMetaEnv {
    /** Origin of the API (`https://api.example.com`); by default the origin of the page. */
    readonly VITE_API_HOST?: string;
  }
}

function originOf(host: string | undefined): string {
  const pageOrigin = globalThis.location?.origin ?? '';
  if (!host) return pageOrigin;
  try {
    return new URL(host, pageOrigin || undefined).origin;
  } catch {
    return pageOrigin;
  }
}

/** Origin of the API, and the base of relative logo URLs. */
export const apiOrigin: string = originOf(import.meta.env.VITE_API_HOST);

/** Base URL of every request (spec section 7: `{host}/api/v1`). */
export const apiBase = `${apiOrigin}/api/v1`;

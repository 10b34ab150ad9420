declare global {
  interface ImportMetaEnv {
    /** Origin of the API (`https://api.example.com`); without it the API answers where the page came from. */
    readonly VITE_API_HOST?: string;
  }
}

function originOf(host: string | undefined): string {
  const here = globalThis.location?.origin ?? '';
  if (!host) return here;
  try {
    return new URL(host, here || undefined).origin;
  } catch {
    return here;
  }
}

/** Origin of the API; relative addresses of logos belong to it. */
export const apiOrigin: string = originOf(import.meta.env.VITE_API_HOST);

/** Where every call begins (spec section 7: `{host}/api/v1`). */
export const apiBase = `${apiOrigin}/api/v1`;

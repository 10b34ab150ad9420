declare global {
  interface ImportMetaEnv {
    /** Origin of the API (`https://api.example.com`); by default the origin of the page. */
    readonly VITE_API_HOST?: string;
  }
}

const host = import.meta.env.VITE_API_HOST;
const pageOrigin = globalThis.location?.origin ?? '';

/** Origin of the API, and the base of relative logo URLs. A malformed host stops the build (`scripts/build/apiHost.ts`). */
export const apiOrigin: string = host ? new URL(host).origin : pageOrigin;

/** Whether the API has another origin than the page, so that its responses need CORS headers. */
export const isCrossOrigin = apiOrigin !== pageOrigin;

/** Base URL of every request (spec section 7: `{host}/api/v1`). */
export const apiBase = `${apiOrigin}/api/v1`;

import { useState } from 'react';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { logoUrl } from '#src/lib/urls.ts';

/** The state of a company's logo. */
export interface CompanyLogo {
  /** Its checked URL; null when there is none, or while it loads. */
  readonly url: string | null;
  /** Reading failed, so the company may have a logo. */
  readonly failed: boolean;
}

export const NO_LOGO: CompanyLogo = { url: null, failed: false };

/** Shown for a logo that failed to load, as opposed to a company without a logo. */
export const LOGO_FAILED = 'The present logo could not be loaded.';

/** The logo from a read. A URL outside the API's origin counts as failed. */
export function toCompanyLogo(result: QueryResult<string | null>, apiOrigin: string): CompanyLogo {
  if (result.status !== 'ready') return { url: null, failed: result.status === 'failed' };
  const url = logoUrl(result.data, apiOrigin);
  return { url, failed: result.data !== null && url === null };
}

/** Whether the logo failed: the read failed, or `onBroken` reported that the URL is not an image. */
export function useLogoFailure({ url, failed }: CompanyLogo) {
  const [broken, onBroken] = useState<string | null>(null);
  return { failed: failed || (broken !== null && broken === url), onBroken };
}

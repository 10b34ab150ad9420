import { useState } from 'react';
import type { Read } from '#src/api/types/read.ts';
import { logoUrl } from '#src/lib/urls.ts';

/** What is known of a company's logo. */
export interface CompanyLogo {
  /** Its checked address; null for none, or while it is asked for. */
  readonly url: string | null;
  /** There may be one, but it could not be read: not the same as none, which may be given one. */
  readonly failed: boolean;
}

export const NO_LOGO: CompanyLogo = { url: null, failed: false };

/** Stands where a logo would be that is not known to be missing. */
export const LOGO_FAILED = 'The present logo could not be loaded.';

/** A logo as it was read; an address that is not the API's is none that can be loaded. */
export function toCompanyLogo(
  { data, error }: Pick<Read<string | null>, 'data' | 'error'>,
  apiOrigin: string,
): CompanyLogo {
  const url = logoUrl(data, apiOrigin);
  const failed = data === undefined ? error !== undefined : data !== null && url === null;
  return { url, failed };
}

/** Whether the logo is to be said not to be there: it could not be read, or `onBroken` was told that it is no picture. */
export function useLogoFailure({ url, failed }: CompanyLogo) {
  const [broken, onBroken] = useState<string | null>(null);
  return { failed: failed || (broken !== null && broken === url), onBroken };
}

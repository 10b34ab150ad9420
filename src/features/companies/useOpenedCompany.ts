import { useEffect, useState } from 'react';
import { useAllCompanies, useCompanyLogo } from '#src/api/companies.ts';
import { useDevelopers } from '#src/api/developers.ts';
import { apiOrigin } from '#src/api/origin.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import { toOpened } from '#src/features/shared/record/openedRecord.ts';
import { useSurelyMissing } from '#src/features/shared/record/useSurelyMissing.ts';
import type { Belonging } from './belonging.ts';
import { type CompanyDialog, companyDialogs } from './CompanyDialogs.tsx';
import { type CompanyLogo, toCompanyLogo } from './companyLogo.ts';
import { withSavedPlan } from './companySubscription.ts';
import { useCompanySubscriptions } from './companySubscriptions.store.ts';

/**
 * The dialog the address asks for. A company that the shown page does not have is looked for in the one read of
 * 1000, once more when that was kept from before. One that leaves the list while it is open stays open, so that
 * nobody loses what they type into it. When it cannot be looked for, that is said and `onFailed` leaves the address.
 */
export function useOpenedCompany(
  { open, id }: { readonly open: string; readonly id: string },
  shown: Read<Page<Company>>,
  onFailed: () => void,
): CompanyDialog {
  const [held, setHeld] = useState<Company | null>(null);
  const saved = useCompanySubscriptions((state) => state.saved);

  const asks = id !== '' && companyDialogs.some((kind) => kind === open);
  const here = asks ? shown.data?.rows.find((row) => row.id === id) : undefined;
  const known = here !== undefined || held?.id === id;
  const all = useAllCompanies(asks && !known && !shown.isLoading);
  const { data, error, isValidating } = all;
  const there = asks && !known ? data?.rows.find((row) => row.id === id) : undefined;
  const found = here ?? (there && withSavedPlan(there, saved));
  const seen = found ?? (held?.id === id ? held : null);
  if (seen !== held) setHeld(seen);

  const settled = useSurelyMissing(asks && seen === null && data !== undefined, id, all);

  const failure = asks && seen === null && !data && !isValidating ? error : undefined;
  useEffect(() => {
    if (!failure) return;
    if (!endsSession(failure)) toast.error(`Failed to load the company. ${failure.message}`);
    onFailed();
  }, [failure, onFailed]);

  return toOpened(companyDialogs, { open, id }, seen ?? undefined, settled);
}

/** The logo of the company that a dialog shows; nothing is asked for the other dialogs. */
export function useOpenedLogo(dialog: CompanyDialog): CompanyLogo {
  const shows = dialog.type === 'details' || dialog.type === 'edit';
  return toCompanyLogo(useCompanyLogo(shows ? dialog.row.id : null), apiOrigin);
}

const NOBODY: ReadonlySet<string> = new Set();

/** How many developer users the companies have that are about to be deleted; `wanted` asks before that is sure. */
export function useBelonging(ids: ReadonlySet<string> | null, wanted: boolean): Belonging {
  const { data, error, isLoading } = useDevelopers(wanted || ids !== null);
  const doomed = ids ?? NOBODY;
  if (data) {
    const count = data.rows.filter(({ companyId }) => companyId !== null && doomed.has(companyId)).length;
    return { status: 'counted', count };
  }
  return { status: error && !isLoading ? 'unknown' : 'counting' };
}

import { useMemo } from 'react';
import type { Company } from '#src/api/types/company.ts';
import type { companyDialogs } from './CompanyDialogs.tsx';

/** What opens something over the list. Of stable identity: rows are drawn again when it changes. */
export interface CompanyOpeners {
  onAdd: () => void;
  onEdit: (company: Company) => void;
  onDetails: (company: Company) => void;
  onAddress: (company: Company) => void;
  onSubscription: (company: Company) => void;
  onDelete: (company: Company) => void;
  /** A deletion may be next: count the developer users it is going to tell of. */
  onDeleteIntent: () => void;
}

/** Opens by writing the address; `push` and `onDeleteIntent` must be of stable identity. */
export function useCompanyOpeners(
  push: (changes: { open: string; id: string }) => void,
  onDeleteIntent: () => void,
): CompanyOpeners {
  return useMemo(() => {
    const opener = (name: (typeof companyDialogs)[number]) => (company: Company) =>
      push({ open: name, id: company.id });
    return {
      onAdd: () => push({ open: 'add', id: '' }),
      onEdit: opener('edit'),
      onDetails: opener('details'),
      onAddress: opener('address'),
      onSubscription: opener('subscription'),
      onDelete: opener('delete'),
      onDeleteIntent,
    };
  }, [push, onDeleteIntent]);
}

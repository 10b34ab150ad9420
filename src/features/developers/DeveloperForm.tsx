import { useState } from 'react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { SameNumberNotes } from '#src/features/shared/records/SameNumberNotes.tsx';
import { CompanyField } from './CompanyField.tsx';
import { type DeveloperValues, developerKind } from './developer.ts';
import type { OptionsState } from './optionsState.ts';

export interface DeveloperFormProps {
  /** Null adds a developer user. */
  record: Developer | null;
  resource: ChangedResource<Developer, DeveloperValues>;
  companies: OptionsState;
  /** Id of the company of a new one; the first company when empty or unknown. */
  company: string;
  onClose: () => void;
}

const COMPANY_GONE = 'The company no longer exists. Choose another one, or save without one.';

/** Add or edit a developer user (spec sections 2 and 5). */
export function DeveloperForm({ record, resource, companies, company, onClose }: DeveloperFormProps) {
  // A refresh of the list must not change the company that the form has.
  const [opened] = useState(record);
  const options = companies.status === 'ready' ? companies.options : [];
  const wanted = options.find(({ value }) => value === company) ?? options[0];
  // One whose company was deleted can be saved without another one: to be switched off, for example.
  const gone = opened !== null && opened.companyId === null;
  const companyId = {
    ...developerKind.fields.companyId,
    options,
    initial: wanted?.value ?? '',
    required: !gone,
    hint: gone ? COMPANY_GONE : undefined,
  };
  return (
    <RecordFormDialog
      record={record}
      resource={resource}
      fields={{ ...developerKind.fields, companyId }}
      inputs={{
        companyId: (
          <CompanyField companies={companies} developer={opened} field={companyId} company={company} />
        ),
      }}
      notes={{ '': <SameNumberNotes kind={developerKind} record={record} /> }}
      onClose={onClose}
    />
  );
}

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import type { OptionsState } from '#src/features/shared/form/optionsState.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { CompanyField } from './CompanyField.tsx';
import { developerFields } from './developerFields.ts';
import type { DeveloperValues } from './developerValues.ts';

export interface DeveloperFormProps {
  /** Null adds a developer user. */
  record: Developer | null;
  resource: ChangedResource<Developer, DeveloperValues>;
  companies: OptionsState;
  onClose: () => void;
}

/** Add or edit a developer user (spec sections 2 and 5). The first company is the default of a new one. */
export function DeveloperForm({ record, resource, companies, onClose }: DeveloperFormProps) {
  const options = companies.status === 'ready' ? companies.options : [];
  const first = options[0]?.value ?? '';
  const fields: FieldTable<Developer, DeveloperValues> = {
    ...developerFields,
    companyId: { ...developerFields.companyId, options },
  };
  return (
    <RecordFormDialog
      noun="Developer"
      record={record}
      resource={resource}
      fields={fields}
      initial={{ companyId: first }}
      onClose={onClose}
    >
      {(begin) => (
        <>
          {begin ? null : <DefaultCompany companyId={first} />}
          <FieldGrid>
            <RecordFields fields={fields} names={['name', 'emiratesId', 'email', 'phoneNumber']} />
            <CompanyField companies={companies} developer={begin} />
            <RecordFields fields={fields} names={['isActive']} />
          </FieldGrid>
        </>
      )}
    </RecordFormDialog>
  );
}

/** Chooses the first company when the companies load after the form opened, unless the user has chosen one already. */
function DefaultCompany({ companyId }: { companyId: string }) {
  const { values, setFieldValue } = useFormikContext<DeveloperValues>();
  const lastDefault = useRef(companyId);
  const chosen = values.companyId;
  useEffect(() => {
    if (lastDefault.current === companyId) return;
    lastDefault.current = companyId;
    if (chosen === '') void setFieldValue('companyId', companyId);
  }, [companyId, chosen, setFieldValue]);
  return null;
}

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import type { OptionsState } from '#src/features/shared/form/optionsState.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { CompanyField } from './CompanyField.tsx';
import { developerFields } from './developerFields.ts';
import { type DeveloperValues, NEW_ROLE, toDeveloperRequest } from './developerValues.ts';

export interface DeveloperFormProps {
  /** Null adds a developer user. */
  developer: Developer | null;
  companies: OptionsState;
  readNow: ReadNow<Developer>;
  /** Saves an existing developer user or a new one (null). Resolves with the refusal, or null. Never rejects. */
  onSave: (developer: Developer | null, request: DeveloperRequest) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** Add or edit a developer user (spec sections 2 and 5). The first company is the default of a new one. */
export function DeveloperForm(props: DeveloperFormProps) {
  const { developer, companies, readNow, onSave, onClose } = props;
  const options = companies.status === 'ready' ? companies.options : [];
  const first = options[0]?.value ?? '';
  const fields: FieldTable<Developer, DeveloperValues> = {
    ...developerFields,
    companyId: { ...developerFields.companyId, options },
  };
  return (
    <RecordFormDialog
      noun="Developer"
      kind="developer"
      record={developer}
      fields={fields}
      initial={{ companyId: first }}
      readNow={readNow}
      onSave={(values, saved) => onSave(saved, toDeveloperRequest(values, saved?.role ?? NEW_ROLE))}
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

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import type { OptionsState } from '#src/features/shared/form/optionsState.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/emiratesId.ts';
import { CompanyField } from './CompanyField.tsx';
import { developerNames, developerSchema } from './developerForm.ts';
import { type DeveloperValues, developerValues, NEW_ROLE, toDeveloperRequest } from './developerValues.ts';

export interface DeveloperFormProps {
  /** Null adds a developer user. */
  developer: Developer | null;
  companies: OptionsState;
  readNow: ReadNow<Developer>;
  /** Saves an existing developer user or a new one (null). Resolves with the refusal, or null. Never rejects. */
  onSave: (developer: Developer | null, request: DeveloperRequest) => Promise<SaveProblem | null>;
  /** Looks for a new developer user of which the response was lost. Resolves with null if the list has it, else a sentence. */
  onLook: (request: DeveloperRequest) => Promise<string | null>;
  onClose: () => void;
}

/** Add or edit a developer user (spec sections 2 and 5). The first company is the default of a new one. */
export function DeveloperForm(props: DeveloperFormProps) {
  const { developer, companies, readNow, onSave, onLook, onClose } = props;
  const first = companies.status === 'ready' ? (companies.options[0]?.value ?? '') : '';
  return (
    <RecordFormDialog
      noun="Developer"
      record={developer}
      valuesOf={(begin) => (begin ? developerValues(begin) : { ...developerValues(null), companyId: first })}
      names={developerNames(companies.status === 'ready' ? companies.options : [])}
      schema={developerSchema}
      readNow={readNow}
      onSave={(values, saved) => onSave(saved, toDeveloperRequest(values, saved?.role ?? NEW_ROLE))}
      onLook={(values) => onLook(toDeveloperRequest(values, NEW_ROLE))}
      onClose={onClose}
    >
      {(begin) => (
        <>
          {begin ? null : <DefaultCompany companyId={first} />}
          <FieldGrid>
            <TextField name="name" label="Name" required />
            <TextField name="emiratesId" label="Emirates ID" hint={`As in ${EMIRATES_ID_EXAMPLE}`} required />
            <TextField name="email" label="Email" type="email" required />
            <TextField name="phoneNumber" label="Phone Number" type="tel" required />
            <CompanyField companies={companies} developer={begin} />
            <SwitchField name="isActive" label="Active" beside />
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

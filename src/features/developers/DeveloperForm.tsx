import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { EMIRATES_ID_EXAMPLE } from '#src/lib/emiratesId.ts';
import { CompanyField } from './CompanyField.tsx';
import { developerSchema } from './developerForm.ts';
import { type DeveloperValues, developerValues, NEW_ROLE, toDeveloperRequest } from './developerValues.ts';

export interface DeveloperFormProps {
  /** Null adds a developer user. */
  developer: Developer | null;
  companies: Choices;
  /** Resolves with the refusal, or null when saved. Never rejects. */
  onSave: (request: DeveloperRequest) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** Add or edit a developer user (spec sections 2 and 5). The first company is the default of a new one. */
export function DeveloperForm({ developer, companies, onSave, onClose }: DeveloperFormProps) {
  const first = companies.status === 'ready' ? (companies.options[0]?.value ?? '') : '';
  // The record as it was when the form opened: a refresh of the list must not change fields while they are edited.
  const [initial] = useState(developer);
  const initialValues = useMemo(() => {
    const values = developerValues(initial);
    return initial ? values : { ...values, companyId: first };
  }, [initial, first]);

  return (
    <FormDialog<DeveloperValues>
      title={initial ? 'Edit Developer' : 'Add Developer'}
      submitLabel={initial ? 'Save Changes' : 'Add Developer'}
      initialValues={initialValues}
      schema={developerSchema}
      onSave={(values) => onSave(toDeveloperRequest(values, initial?.role ?? NEW_ROLE))}
      onClose={onClose}
      draftKey={`developer ${initial?.id ?? 'new'}`}
    >
      <DefaultCompany companyId={initialValues.companyId} />
      <FieldGrid>
        <TextField name="name" label="Name" required />
        <TextField name="emiratesId" label="Emirates ID" hint={`As in ${EMIRATES_ID_EXAMPLE}`} required />
        <TextField name="email" label="Email" type="email" required />
        <TextField name="phoneNumber" label="Phone Number" type="tel" required />
        <CompanyField companies={companies} developer={initial} />
        <SwitchField name="isActive" label="Active" />
      </FieldGrid>
    </FormDialog>
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

import { useRef } from 'react';
import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { BrandingFields } from './BrandingFields.tsx';
import {
  type CompanyValues,
  companySchema,
  companyValues,
  toCompanyRequest,
  toFormProblem,
} from './companyForm.ts';
import type { CompanyLogo } from './companyLogo.ts';

export interface CompanyFormProps {
  /** Null adds one. */
  company: Company | null;
  /** The company's present logo. */
  logo: CompanyLogo;
  /** How much of the form is sent, 0 to 1; null while nothing is being sent or nobody knows. */
  upload: number | null;
  /** Resolves with what was refused, or null when it is saved. Never rejects. */
  onSave: (request: CompanyRequest) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const statuses = companyStatuses.map((value) => ({ value, label: companyStatusLabels[value] }));

interface TextOptions {
  type?: string;
  required?: boolean;
  wide?: boolean;
}

const text = (name: keyof CompanyValues, label: string, options: TextOptions = {}) => (
  <FormField name={name} label={label} required={options.required ?? false} wide={options.wide ?? false}>
    {(control) => <TextInput {...control} type={options.type ?? 'text'} autoComplete="off" />}
  </FormField>
);

/** Add or edit a company (spec sections 2 and 5). */
export function CompanyForm({ company, logo, upload, onSave, onClose }: CompanyFormProps) {
  // The record as it was when the form opened: a refresh of the list must not move the ground under the input.
  const begin = useRef(company).current;
  const initialValues = useRef(companyValues(begin)).current;
  return (
    <FormDialog<CompanyValues>
      title={begin ? 'Edit Company' : 'Add New Company'}
      submitLabel={begin ? 'Save Changes' : 'Add Company'}
      initialValues={initialValues}
      schema={companySchema}
      onSave={async (values) => {
        const problem = await onSave(toCompanyRequest(values));
        return problem && toFormProblem(problem);
      }}
      onClose={onClose}
      draftKey={`company ${begin?.id ?? 'new'}`}
    >
      <DialogSection title="Basic Information">
        <FieldGrid>
          {text('companyName', 'Company Name', { required: true })}
          {text('companyEmail', 'Company Email', { required: true, type: 'email' })}
          {text('phoneNumber', 'Phone Number', { type: 'tel' })}
          {text('billingEntity', 'Billing Entity')}
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Address">
        <FieldGrid>
          {text('street', 'Street', { wide: true })}
          {text('city', 'City')}
          {text('state', 'State')}
          {text('country', 'Country')}
          {text('zipCode', 'Zip Code')}
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Branding">
        <BrandingFields logo={logo} upload={upload} />
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <FormField name="status" label="Status">
            {(control) => <Select {...control} options={statuses} />}
          </FormField>
        </FieldGrid>
      </DialogSection>
    </FormDialog>
  );
}

import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { addressParts } from '#src/features/shared/form/table/addressFields.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { BrandingFields } from './branding/BrandingFields.tsx';
import type { CompanyLogo } from './branding/companyLogo.ts';
import { companyFields } from './companyFields.ts';
import { toCompanyRequest, toFormProblem } from './companyForm.ts';

export interface CompanyFormProps {
  /** Null adds a company. */
  company: Company | null;
  /** The company's current logo. */
  logo: CompanyLogo;
  readNow: ReadNow<Company>;
  /** Saves an existing company or a new one (null). Resolves with the refusal, or null. Never rejects. */
  onSave: (company: Company | null, request: CompanyRequest) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** Add or edit a company (spec sections 2 and 5). */
export function CompanyForm(props: CompanyFormProps) {
  const { company, logo, readNow, onSave, onClose } = props;
  return (
    <RecordFormDialog
      noun="Company"
      kind="company"
      addTitle="Add New Company"
      record={company}
      fields={companyFields}
      readNow={readNow}
      onSave={async (values, saved) => {
        const problem = await onSave(saved, toCompanyRequest(values));
        return problem && toFormProblem(problem);
      }}
      onClose={onClose}
    >
      <DialogSection title="Basic Information">
        <FieldGrid>
          <RecordFields
            fields={companyFields}
            names={['companyName', 'companyEmail', 'phoneNumber', 'billingEntity']}
          />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Address">
        <FieldGrid>
          <RecordFields fields={companyFields} names={addressParts} />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Branding">
        <BrandingFields logo={logo} />
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <RecordFields fields={companyFields} names={['status']} />
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}

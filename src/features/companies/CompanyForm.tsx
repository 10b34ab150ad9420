import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Company } from '#src/api/types/company.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { addressParts } from '#src/features/shared/form/table/addressFields.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { BrandingFields } from './branding/BrandingFields.tsx';
import { type CompanyLogo, NO_LOGO } from './branding/companyLogo.ts';
import { type CompanyValues, companyFields } from './companyFields.ts';

export interface CompanyFormProps {
  /** Null adds a company. */
  record: Company | null;
  resource: ChangedResource<Company, CompanyValues>;
  /** The company's current logo. */
  logo: CompanyLogo;
  onClose: () => void;
}

/** Add or edit a company (spec sections 2 and 5). */
export function CompanyForm({ record, resource, logo, onClose }: CompanyFormProps) {
  return (
    <RecordFormDialog
      noun="Company"
      addTitle="Add New Company"
      record={record}
      resource={resource}
      fields={companyFields}
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
        <BrandingFields logo={record ? logo : NO_LOGO} />
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <RecordFields fields={companyFields} names={['status']} />
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}

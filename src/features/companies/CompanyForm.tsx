import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Company } from '#src/api/types/company.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { CompanyBrand, FontField, LogoField } from './branding/BrandingFields.tsx';
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
  const current = record ? logo : NO_LOGO;
  return (
    <RecordFormDialog
      noun="Company"
      addTitle="Add New Company"
      record={record}
      resource={resource}
      fields={companyFields}
      inputs={{ logo: <LogoField logo={current} />, fontFamily: <FontField /> }}
      notes={{ Branding: <CompanyBrand logo={current} /> }}
      onClose={onClose}
    />
  );
}

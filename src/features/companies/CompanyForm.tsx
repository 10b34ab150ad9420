import { useFormikContext } from 'formik';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Company } from '#src/api/types/company.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { TextField } from '#src/features/shared/form/table/fields.tsx';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { nearNames } from '#src/lib/nearNames.ts';
import { toShown } from '#src/lib/text.ts';
import { CompanyBrand, FontField, LogoField } from './branding/BrandingFields.tsx';
import { type CompanyLogo, NO_LOGO } from './branding/companyLogo.ts';
import { type CompanyValues, companyKind } from './company.ts';

/** A company that was just added; `id` is null if the answer did not have it. */
export interface AddedCompany extends Pick<Company, 'companyEmail'> {
  readonly id: string | null;
}

export interface CompanyFormProps {
  /** Null adds a company. */
  record: Company | null;
  resource: ChangedResource<Company, CompanyValues>;
  /** The company's current logo. */
  logo: CompanyLogo;
  /** The names of the companies, of which the form names the one most like a new one. */
  names: readonly string[];
  /** Leads to the form that adds the developer user of an added company. */
  onDeveloperUser: (company: AddedCompany) => void;
  onClose: () => void;
}

/** The name of a new company; the company with the most similar one is named while it is typed. */
function NameField({ names }: Pick<CompanyFormProps, 'names'>) {
  const { values } = useFormikContext<CompanyValues>();
  const [nearest] = nearNames(names, values.companyName);
  const hint = nearest !== undefined && <span role="status">{toShown(nearest)} exists</span>;
  return <TextField {...inputOf('companyName', companyKind.fields.companyName)} hint={hint} />;
}

/** Add or edit a company (spec sections 2 and 5). */
export function CompanyForm(props: CompanyFormProps) {
  const { record, resource, logo, names, onDeveloperUser, onClose } = props;
  const current = record ? logo : NO_LOGO;
  return (
    <RecordFormDialog
      record={record}
      resource={resource}
      fields={companyKind.fields}
      inputs={{
        ...(record ? {} : { companyName: <NameField names={names} /> }),
        logo: <LogoField logo={current} />,
        fontFamily: <FontField />,
      }}
      notes={{ Branding: <CompanyBrand logo={current} /> }}
      afterSave={({ companyEmail }, before, id) =>
        before
          ? undefined
          : { label: 'Add its developer user', onSelect: () => onDeveloperUser({ id, companyEmail }) }
      }
      onClose={onClose}
    />
  );
}

import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { type CompanyValues, companyFields } from '../companyFields.ts';
import { BrandPreview, NO_NAME } from './BrandPreview.tsx';
import { fontOptions } from './brand.ts';
import { type CompanyLogo, LOGO_FAILED, useLogoFailure } from './companyLogo.ts';

/** Types and size of a logo that the server accepts. */
const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
const LOGO_BYTES = 2 * 1024 * 1024;

export interface BrandingFieldsProps {
  /** The current logo. */
  logo: CompanyLogo;
}

const FullWidth = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

/** The section Branding of the company form, with a preview card. */
export function BrandingFields({ logo }: BrandingFieldsProps) {
  const { values, initialValues } = useFormikContext<CompanyValues>();
  const chosen = useObjectUrl(values.logo);
  const { failed, onBroken } = useLogoFailure(logo);
  const name = values.companyName.trim() || NO_NAME;
  return (
    <FieldGrid>
      <FormField<File | null> {...inputOf('logo', companyFields.logo)} hint={failed && LOGO_FAILED}>
        {(control) => (
          <FileField
            {...control}
            accept={LOGO_TYPES}
            maxBytes={LOGO_BYTES}
            currentUrl={logo.url}
            onCurrentBroken={onBroken}
            placeholder={<Avatar name={name} shape="square" size={52} />}
          />
        )}
      </FormField>
      <FormField {...inputOf('primaryColor', companyFields.primaryColor)}>
        {(control) => <ColorField {...control} />}
      </FormField>
      <FormField {...inputOf('fontFamily', companyFields.fontFamily)}>
        {(control) => <Select {...control} options={fontOptions(initialValues.fontFamily)} />}
      </FormField>
      <FullWidth>
        <BrandPreview
          name={values.companyName}
          color={values.primaryColor}
          font={values.fontFamily}
          logo={chosen ?? logo.url}
        />
      </FullWidth>
    </FieldGrid>
  );
}

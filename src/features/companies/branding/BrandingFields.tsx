import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { BrandPreview } from '#src/features/shared/BrandPreview.tsx';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { brandColors } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { type Option, optionsWith } from '#src/lib/options.ts';
import { type CompanyValues, companyKind } from '../company.ts';
import { type CompanyLogo, LOGO_FAILED, useLogoFailure } from './companyLogo.ts';

/** The choices of Font Family, each with fallbacks that are installed on most machines. No font is downloaded. */
const stacks: Readonly<Record<string, string>> = {
  Inter: '"Inter Variable", Inter, system-ui, sans-serif',
  Arial: 'Arial, Helvetica, sans-serif',
  'Courier New': '"Courier New", Courier, monospace',
  Garamond: 'Garamond, "EB Garamond", Georgia, serif',
  Georgia: 'Georgia, "Times New Roman", serif',
  Helvetica: 'Helvetica, Arial, sans-serif',
  Tahoma: 'Tahoma, Verdana, sans-serif',
  'Times New Roman': '"Times New Roman", Times, serif',
  'Trebuchet MS': '"Trebuchet MS", Tahoma, sans-serif',
  Verdana: 'Verdana, Geneva, sans-serif',
};

/** The options of Font Family. A current font that is not among the choices comes first. */
export function fontOptions(current: string): readonly Option[] {
  return optionsWith(Object.keys(stacks), current);
}

/** The stack of a known font; undefined for any other, so that no text from data reaches a style. */
export function fontStack(name: string): string | undefined {
  return Object.hasOwn(stacks, name) ? stacks[name] : undefined;
}

interface BrandInputProps {
  /** The current logo. */
  logo: CompanyLogo;
}

/** Replaces an empty company name. */
const NO_NAME = 'Company name';

const Below = styled.div`
  margin-block-start: ${theme.space[3]};
`;

/** The brand as the company's own users will see it; the default replaces a colour that is none. */
export function CompanyBrand({ logo }: BrandInputProps) {
  const { companyName, primaryColor, fontFamily, logo: file } = useFormikContext<CompanyValues>().values;
  const chosen = useObjectUrl(file);
  return (
    <Below>
      <BrandPreview
        caption="Preview of the brand"
        name={companyName.trim() || NO_NAME}
        colors={brandColors(primaryColor) ?? brandColors(DEFAULT_BRAND.primaryColor)}
        font={fontStack(fontFamily)}
        logo={chosen ?? logo.url}
      />
    </Below>
  );
}

/** Types and size of a logo that the server accepts. */
const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
const LOGO_BYTES = 2 * 1024 * 1024;

/** The logo of a company: a new file in place of the present one. */
export function LogoField({ logo }: BrandInputProps) {
  const { companyName } = useFormikContext<CompanyValues>().values;
  const { failed, onBroken } = useLogoFailure(logo);
  return (
    <FormField<File | null> {...inputOf('logo', companyKind.fields.logo)} hint={failed && LOGO_FAILED}>
      {(control) => (
        <FileField
          {...control}
          accept={LOGO_TYPES}
          maxBytes={LOGO_BYTES}
          currentUrl={logo.url}
          onCurrentBroken={onBroken}
          placeholder={<Avatar name={companyName.trim() || NO_NAME} shape="square" size={52} />}
        />
      )}
    </FormField>
  );
}

/** The font of a company, one of those that the preview can show or the present one. */
export function FontField() {
  const { initialValues } = useFormikContext<CompanyValues>();
  return (
    <FormField {...inputOf('fontFamily', companyKind.fields.fontFamily)}>
      {(control) => <Select {...control} options={fontOptions(initialValues.fontFamily)} />}
    </FormField>
  );
}

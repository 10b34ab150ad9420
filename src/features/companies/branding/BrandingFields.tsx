import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { oneLine, theme } from '#src/components/theme/theme.ts';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { brandColors } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { type Option, optionsWith } from '#src/lib/options.ts';
import { type CompanyValues, companyFields } from '../companyFields.ts';
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

interface BrandPreviewProps {
  /** The typed name; a sample name replaces an empty one. */
  name: string;
  /** The typed colour; the default replaces an invalid one. */
  color: string;
  font: string;
  /** A checked URL, or the object URL of the chosen file. */
  logo: string | null;
}

/** Replaces an empty company name. */
const NO_NAME = 'Company name';

const Card = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.border.subtle};
  border-block-start: 4px solid var(--brand-color);
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  font-family: var(--brand-font, inherit);
  > figcaption {
    grid-column: 1 / -1;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  > strong {
    ${oneLine}
    font-weight: 600;
    font-size: 1.0625rem;
  }
  > span:last-child {
    padding: 5px 12px;
    border-radius: ${theme.radius.control};
    background: var(--brand-color);
    color: var(--brand-text);
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;

/** The brand as the company's own users will see it: logo, name and a button in its colour and font. */
function BrandPreview({ name, color, font, logo }: BrandPreviewProps) {
  const colors = brandColors(color) ?? brandColors(DEFAULT_BRAND.primaryColor);
  const shown = name.trim() || NO_NAME;
  return (
    <Card
      style={{
        '--brand-color': colors?.background,
        '--brand-text': colors?.text,
        '--brand-font': fontStack(font),
      }}
    >
      <figcaption>Preview of the brand</figcaption>
      <Avatar name={shown} src={logo} shape="square" size={36} />
      <strong>{shown}</strong>
      <span aria-hidden="true">Continue</span>
    </Card>
  );
}

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

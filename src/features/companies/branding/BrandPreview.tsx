import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { oneLine, theme } from '#src/components/theme/theme.ts';
import { brandColors } from '#src/lib/contrast.ts';
import { DEFAULT_BRAND } from '#src/lib/defaultBrand.ts';
import { fontStack } from './brand.ts';

export interface BrandPreviewProps {
  /** The typed name; a sample name replaces an empty one. */
  name: string;
  /** The typed colour; the default replaces an invalid one. */
  color: string;
  font: string;
  /** A checked URL, or the object URL of the chosen file. */
  logo: string | null;
}

/** Replaces an empty company name. */
export const NO_NAME = 'Company name';

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
    font-size: 17px;
  }
  > span:last-child {
    padding: 5px 12px;
    border-radius: ${theme.radius.control};
    background: var(--brand-color);
    color: var(--brand-text);
    font-size: 13px;
    font-weight: 500;
  }
`;

/** The brand as the company's own users will see it: logo, name and a button in its colour and font. */
export function BrandPreview({ name, color, font, logo }: BrandPreviewProps) {
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

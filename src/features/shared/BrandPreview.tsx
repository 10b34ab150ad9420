import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { oneLine, theme } from '#src/components/theme/theme.ts';
import type { BrandColors } from '#src/lib/contrast.ts';
import { toShown } from '#src/lib/text.ts';

export interface BrandPreviewProps {
  caption: string;
  name: string;
  /** Grey without colours. */
  colors: BrandColors | null;
  /** A checked URL, or the object URL of the chosen file. */
  logo: string | null;
  /** A stack of fonts that is no text from data. */
  font?: string | undefined;
  /** A sentence below the brand. */
  children?: ReactNode;
}

const Card = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.border.subtle};
  border-block-start: 4px solid var(--brand-color, ${theme.neutral.solid});
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  font-family: var(--brand-font, inherit);
  > :is(figcaption, p) {
    grid-column: 1 / -1;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  > strong {
    ${oneLine}
    font-weight: 600;
    font-size: 1.0625rem;
  }
  > [data-button] {
    padding: 5px 12px;
    border-radius: ${theme.radius.control};
    background: var(--brand-color, ${theme.neutral.solid});
    color: var(--brand-text, ${theme.text.onSolid});
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;

/** A brand as its users will see it: logo, name and a button in its colour and font. */
export function BrandPreview({ caption, name, colors, logo, font, children }: BrandPreviewProps) {
  return (
    <Card style={{ '--brand-color': colors?.background, '--brand-text': colors?.text, '--brand-font': font }}>
      <figcaption>{caption}</figcaption>
      <Avatar name={name} src={logo} shape="square" size={36} />
      <strong>{toShown(name)}</strong>
      <span data-button="" aria-hidden="true">
        Continue
      </span>
      {children ? <p>{children}</p> : null}
    </Card>
  );
}

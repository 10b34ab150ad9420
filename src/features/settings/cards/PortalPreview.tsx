import styled from 'styled-components';
import { oneLine, theme } from '#src/components/theme/theme.ts';
import { brandColors } from '#src/lib/contrast.ts';
import { toShown } from '#src/lib/text.ts';
import { Preview } from '../Preview.tsx';

export interface PortalPreviewProps {
  name: string;
  /** The typed colour; grey replaces what is no colour. */
  color: string;
  /** The object URL of the uploaded logo. */
  logo: string | null;
}

const Portal = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: 8px 12px;
  }
  > div:first-child {
    min-block-size: 40px;
  }
  > div:last-child {
    flex-wrap: wrap;
    padding-block: 14px;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  > div:first-child,
  [data-button] {
    background: var(--brand-color, ${theme.neutral.solid});
    color: var(--brand-text, ${theme.text.onSolid});
    font: 500 0.8125rem/1.25rem ${theme.font.family};
  }
  [data-button] {
    padding: 5px 12px;
    border-radius: ${theme.radius.control};
  }
  img {
    flex: none;
    inline-size: 24px;
    block-size: 1.5rem;
    object-fit: contain;
    border-radius: 4px;
    background: ${theme.surface.card};
  }
  strong {
    ${oneLine}
    font-weight: 600;
  }
`;

/** Rounded down: a contrast must not be said to reach a limit that it misses. */
const toTenth = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

/** Header and button of the portal in its colour, with the contrast of the text on it. */
export function PortalPreview({ name, color, logo }: PortalPreviewProps) {
  const colors = brandColors(color);
  return (
    <Preview caption="Preview of the portal">
      <Portal style={{ '--brand-color': colors?.background, '--brand-text': colors?.text }}>
        <div>
          {logo ? <img src={logo} alt="" /> : null}
          <strong>{toShown(name.trim() || 'Portal name')}</strong>
        </div>
        <div>
          <span data-button="" aria-hidden="true">
            Continue
          </span>
          {colors
            ? `Contrast of the text on the colour: ${toTenth(colors.contrast)}:1`
            : 'Grey takes the place of a colour.'}
        </div>
      </Portal>
    </Preview>
  );
}

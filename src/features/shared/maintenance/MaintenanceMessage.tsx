import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { icon, theme } from '#src/components/theme/theme.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { toShown } from '#src/lib/text.ts';

/** In place of an empty banner message. */
const DEFAULT_BANNER = 'The platform is under maintenance.';

/** The text of the maintenance banner: the banner message of the settings, or a default if that is empty. */
export function bannerText(message: string): string {
  const text = message.trim();
  return text === '' ? DEFAULT_BANNER : toShown(text);
}

export interface MaintenanceMessageProps {
  /** The banner message of the settings; an empty one is replaced by a default. */
  message: string;
  /** A link after the text. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.warning.tonal};
  color: ${theme.warning.text};
  font: ${theme.font.table} ${theme.font.family};
  > svg {
    flex: none;
    margin-block-start: 2px;
    ${icon[16]}
  }
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    min-inline-size: 0;
  }
  p {
    min-inline-size: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** What users read while Maintenance Mode is on. Its direction and language are those of its text. */
export function MaintenanceMessage({ message, children }: MaintenanceMessageProps) {
  return (
    <Root>
      <Megaphone aria-hidden="true" />
      <div>
        <p {...ownLanguage(message)}>{bannerText(message)}</p>
        {children}
      </div>
    </Root>
  );
}

import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tone } from '../theme/tone.ts';

export interface NoteProps {
  /** How serious it is; `danger` is announced at once. */
  readonly intent: 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
}

const Root = styled.div`
  ${tone}
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--tone-bg);
  color: var(--tone-fg);
  font: ${theme.font.table} ${theme.font.family};
  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  button {
    display: block;
    color: inherit;
    font-weight: 600;
  }
`;

/** A sentence above a form. Screen readers announce an error at once, other notes politely. */
export function Note({ intent, children }: NoteProps) {
  const Icon = intent === 'info' ? Info : TriangleAlert;
  return (
    <Root data-fill="tonal" data-intent={intent} role={intent === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <div>{children}</div>
    </Root>
  );
}

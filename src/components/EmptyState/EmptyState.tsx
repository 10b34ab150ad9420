import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  /** What is missing, in the specification's words: `No developers found`. */
  title: string;
  /** One sentence on what to do about it. */
  text?: string | undefined;
  /** One button. */
  action?: ReactNode;
}

export const CentredMessage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
  font: ${theme.font.table} ${theme.font.family};
  > svg {
    display: block;
    inline-size: 20px;
    block-size: 20px;
    margin-block-end: ${theme.space[1]};
    color: ${theme.text.muted};
    stroke-width: 1.5;
  }
  > strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > p {
    max-inline-size: 56ch;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  > :is(button, a) {
    margin-block-start: ${theme.space[2]};
  }
`;

/** Shown in place of an empty list: one sentence and one action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <CentredMessage>
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
      {action}
    </CentredMessage>
  );
}

import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { type Intent, tone } from '../theme/tone.ts';

export interface StatusDotProps {
  /** The colour of the dot; `neutral` is a ring. */
  intent?: Intent | undefined;
  /** The word for the state, which says it by itself. */
  children: string;
}

const Root = styled.span`
  ${tone}
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border: 2px solid var(--intent-text);
    border-radius: 50%;
    background: var(--intent-text);
  }
  &[data-intent='neutral']::before {
    border-color: ${theme.text.muted};
    background: none;
  }
  ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
    }
  }
`;

/** A state as a dot before its word, quieter than a badge: for columns in which every row has one. */
export function StatusDot({ intent = 'neutral', children }: StatusDotProps) {
  return (
    <Root data-dot="" data-intent={intent}>
      {children}
    </Root>
  );
}

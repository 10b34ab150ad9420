import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface LevelProps {
  /** How many of the four bars are filled. */
  level: 1 | 2 | 3 | 4;
  /** The filled bars have the colour of danger: the level is one to act on at once. */
  alarming?: boolean | undefined;
  /** The word for the level, which says it by itself. */
  children: string;
}

const Root = styled.span`
  --level: ${theme.text.muted};
  white-space: nowrap;
  &[data-alarming] {
    --level: ${theme.danger.solid};
  }
  > span {
    display: inline-flex;
    align-items: flex-end;
    gap: 1px;
    block-size: 11px;
    margin-inline-end: 6px;
    vertical-align: -1px;
  }
  i {
    inline-size: 3px;
    block-size: 25%;
    border-radius: 1px;
    background: ${theme.border.main};
  }
  i[data-filled] {
    background: var(--level);
  }
  i:nth-child(2) {
    block-size: 50%;
  }
  i:nth-child(3) {
    block-size: 75%;
  }
  i:nth-child(4) {
    block-size: 100%;
  }
  ${media.forcedColors} {
    i {
      border: 1px solid CanvasText;
    }
    i[data-filled] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const steps = [1, 2, 3, 4] as const;

/** A level of four as bars before its word, so that it is not taken for a state, which has a dot or a badge. */
export function Level({ level, alarming, children }: LevelProps) {
  return (
    <Root data-bars="" data-alarming={alarming || undefined}>
      <span aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-filled={step <= level || undefined} />
        ))}
      </span>
      {children}
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';
import { type Intent, tone } from '../theme/tone.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colour; the text must carry the meaning too. */
  intent?: Intent | undefined;
  /** A tonal background, or with `outline` a line around the text. */
  fill?: 'tonal' | 'outline' | undefined;
  /** A dot before the text, for states; leave it out for counts and kinds. */
  dot?: boolean | undefined;
}

const Root = styled.span`
  ${tone}
  /* No flex box: the text of one is cut without an ellipsis. */
  display: inline-block;
  flex: none;
  max-inline-size: 100%;
  block-size: 1.25rem;
  padding: 0 7px;
  border-radius: ${theme.radius.small};
  background: var(--tone-bg);
  color: var(--tone-fg);
  font: 500 0.75rem/1.25rem ${theme.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Not hidden, with which the badge would stand on the line by its edge and not by its text. */
  overflow: clip;
  text-overflow: ellipsis;
  &[data-fill='outline'] {
    box-shadow: inset 0 0 0 1px var(--tone-border);
  }
  &[data-dot]::before {
    content: '';
    display: inline-block;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-end: 5px;
    border-radius: 50%;
    vertical-align: 0.12em;
    background: currentcolor;
    opacity: 0.85;
  }
  > svg {
    margin-inline-end: 5px;
    vertical-align: -0.1em;
    ${icon[12]}
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &[data-dot]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** A short state, kind or count. */
export function Badge({ intent = 'neutral', fill = 'tonal', dot, ...rest }: BadgeProps) {
  return <Root {...rest} data-fill={fill} data-intent={intent} data-dot={dot || undefined} />;
}

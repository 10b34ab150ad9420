import { css } from 'styled-components';
import { theme } from './theme.ts';

export type Fill = 'solid' | 'tonal' | 'outline' | 'quiet';
export type Intent = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

const intents: readonly Intent[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'];

const intentVariables = intents
  .map((intent) => {
    const colour = theme[intent];
    return `&[data-intent='${intent}'] {
      --intent-solid: ${colour.solid};
      --intent-solid-hover: ${colour.solidHover};
      --intent-tonal: ${colour.tonal};
      --intent-text: ${colour.text};
    }`;
  })
  .join('\n');

/**
 * Colours of every combination of fill and intent. On an element with `data-fill` and `data-intent` it sets
 * `--tone-bg`, `--tone-fg`, `--tone-border` and `--tone-hover`, which the component's styles use.
 */
export const tone = css`
  ${intentVariables}
  &[data-fill='solid'] {
    --tone-bg: var(--intent-solid);
    --tone-fg: ${theme.text.onSolid};
    --tone-border: transparent;
    --tone-hover: var(--intent-solid-hover);
  }
  &[data-fill='tonal'] {
    --tone-bg: var(--intent-tonal);
    --tone-fg: var(--intent-text);
    --tone-border: transparent;
    --tone-hover: var(--intent-tonal);
  }
  &[data-fill='outline'] {
    --tone-bg: ${theme.surface.card};
    --tone-fg: var(--intent-text);
    --tone-border: ${theme.border.main};
    --tone-hover: ${theme.surface.hover};
  }
  &[data-fill='quiet'] {
    --tone-bg: transparent;
    --tone-fg: var(--intent-text);
    --tone-border: transparent;
    --tone-hover: ${theme.surface.hover};
  }
  &[data-fill='outline'][data-intent='neutral'] {
    --tone-fg: ${theme.text.main};
  }
  &[data-fill='quiet'][data-intent='neutral'] {
    --tone-fg: ${theme.text.muted};
  }
`;

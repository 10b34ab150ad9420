import { css } from 'styled-components';
import { icon, theme } from '../theme/theme.ts';

/** The look of react-day-picker, by the classes that it gives its parts. */
export const calendarStyle = css`
  padding: ${theme.space[3]};
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    block-size: 32px;
    padding-inline-start: ${theme.space[2]};
    font: ${theme.font.section} ${theme.font.family};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  button:hover:not(:disabled) {
    background: ${theme.surface.hover};
  }
  button:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  .rdp-nav svg {
    ${icon[16]}
    fill: ${theme.text.muted};
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    padding-block: ${theme.space[1]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-outside {
    color: ${theme.text.muted};
  }
  .rdp-today button {
    color: ${theme.primary.text};
    font-weight: 600;
  }
  .rdp-selected button,
  .rdp-selected button:hover {
    background: ${theme.primary.solid};
    color: ${theme.text.onSolid};
  }
`;

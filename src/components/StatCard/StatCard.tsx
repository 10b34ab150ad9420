import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';
import { Trend } from './Trend.tsx';

export interface StatCardProps {
  title: string;
  /** The formatted number: `1,429`. */
  value: string;
  /** Of what, or since when. */
  subtitle?: string | undefined;
  /** What is counted, where filters beside it could be taken for it: `Of all plans`. Not shown on phones. */
  scope?: string | undefined;
  icon?: ReactNode;
  /** The change in percent. */
  trend?: number | undefined;
  /** Since when the number changed. */
  trendNote?: string | undefined;
  /** Makes the whole card a button with this name, for example `Show Active`; `pressed` while it filters the list. */
  action?: { label: string; pressed: boolean; onSelect: () => void } | undefined;
}

/** Title and number side by side, to leave space for the list below. */
const oneLine = css`
  box-sizing: border-box;
  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
  }
  dt {
    flex: 1;
  }
`;

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: 14px 16px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  font: ${theme.font.small} ${theme.font.family};
  &:has(> button:hover) {
    border-color: ${theme.border.strong};
  }
  &:has(> [aria-pressed='true']) {
    border-color: ${theme.primary.solid};
    box-shadow: inset 0 0 0 1px ${theme.primary.solid};
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 4px;
    margin: 0;
  }
  dt {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    margin: 0;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  dd[data-value] {
    color: ${theme.text.main};
    font: 600 1.5rem/1.875rem ${theme.font.family};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  > p {
    margin: 4px 0 0;
    color: ${theme.text.muted};
    font: inherit;
  }
  [data-icon] {
    display: grid;
  }
  [data-icon] svg {
    ${icon[16]}
  }
  ${media.narrow} {
    padding: 8px 12px;
    > p {
      display: none;
    }
    dd[data-value] {
      font: 600 1.125rem/1.625rem ${theme.font.family};
    }
    [data-icon] {
      display: none;
    }
    &:not(:has(dd + dd)) {
      min-block-size: ${theme.layout.touch};
      ${oneLine}
    }
  }
  [data-lines] > & {
    padding-block: 4px;
    ${oneLine}
    dd[data-value] {
      font: 600 1.125rem/1.875rem ${theme.font.family};
    }
    [data-icon] {
      display: none;
    }
  }
`;

/** Covers the card as a sibling of its texts, so that title and number are not part of the button's name. */
const Stretched = styled.button`
  position: absolute;
  inset: -1px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  cursor: pointer;
`;

/**
 * A grid of stat cards: one row if the width suffices. On phones two a row, and an odd one has a row of its own. With
 * `data-lines` a card is one line of 40 px.
 */
export const StatGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[4]};
  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    > * {
      flex: 1 1 150px;
    }
  }
`;

/** A number with its name and trend. With an action the whole card is a button. */
export function StatCard({ title, value, subtitle, scope, icon, trend, trendNote, action }: StatCardProps) {
  return (
    <Root>
      <dl>
        <dt>
          {title}
          {icon ? (
            <span data-icon="" aria-hidden="true">
              {icon}
            </span>
          ) : null}
        </dt>
        <dd data-value="">{value}</dd>
        {trend === undefined ? null : (
          <dd>
            <Trend percent={trend} />
            {trendNote ? <span>{trendNote}</span> : null}
          </dd>
        )}
        {subtitle ? <dd>{subtitle}</dd> : null}
      </dl>
      {scope ? <p>{scope}</p> : null}
      {action ? (
        <Stretched
          type="button"
          aria-label={action.label}
          aria-pressed={action.pressed}
          onClick={() => action.onSelect()}
        />
      ) : null}
    </Root>
  );
}

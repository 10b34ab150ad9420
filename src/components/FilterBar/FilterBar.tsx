import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface FilterBarProps {
  /** Search first, then the filters. */
  children: ReactNode;
  /** Controls of the view, such as columns and density. */
  end?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }
  /* From a width of its own, not that of all filters: many of them wrap beside the end, which stays where it is. */
  > div:first-child {
    flex: 1 1 480px;
  }
  /* Wider where there is room, so that a long placeholder is not clipped. */
  > div:first-child > :first-child:has(input[type='search']) {
    flex: 1 1 300px;
    max-inline-size: 360px;
  }
  ${media.print} {
    /* Only what narrows the list; buttons are not printed, chips are. */
    > div:last-child:not(:first-child),
    > div > :has(:placeholder-shown) {
      display: none;
    }
  }
  ${media.narrow} {
    /* The search shares its row with the buttons for filters and tools; the rest wraps below them. */
    > div:first-child {
      display: contents;
    }
    > div:first-child > * {
      order: 1;
    }
    > div:first-child > :first-child:has(input[type='search']) {
      flex: 1 1 120px;
      max-inline-size: none;
    }
    > div:first-child > :is(:first-child:has(input[type='search']), button[aria-expanded]) {
      order: 0;
    }
    > div:last-child:not(:first-child) {
      flex-wrap: nowrap;
      margin-inline-start: auto;
    }
    > div:last-child:not(:first-child) button:has(> [data-icon]) {
      inline-size: ${theme.layout.touch};
      gap: 0;
      padding: 0;
      /* Hides the text but keeps it as the button's name. */
      font-size: 0;
    }
  }
`;

/** The row of controls above a list. A landmark for screen readers; it wraps and never overflows. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <Root role="search" aria-label="Filters">
      <div>{children}</div>
      {end ? <div>{end}</div> : null}
    </Root>
  );
}

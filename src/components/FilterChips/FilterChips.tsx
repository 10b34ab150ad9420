import { X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { clamp, toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { icon, media, oneLine, theme } from '../theme/theme.ts';
import { useFocusOnLeave } from '../useFocusOnLeave.ts';

/** A value of a filter that is set. */
export interface FilterChip {
  readonly id: string;
  /** The name of the filter. */
  readonly label: string;
  /** The value in words. */
  readonly text: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  /**
   * Accessible name of the group.
   * @default 'Set filters'
   */
  label?: string;
  /** In the order of the filters. */
  chips: readonly FilterChip[];
  /** Clears all filters; without it there is no such button. */
  onClear?: (() => void) | undefined;
}

/** Beside the filters while there is room, so that nothing moves; on a phone they share one line. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  /* As a filter with a control of its own that is set. */
  > [data-chip] {
    gap: 8px;
    padding-inline: 10px 7px;
    border-color: ${theme.border.strong};
  }
  > button > span {
    max-inline-size: 34ch;
    font-weight: 500;
    ${oneLine}
  }
  > button > span > span {
    color: ${theme.text.muted};
    font-weight: 400;
  }
  > [data-chip] > svg {
    color: ${theme.text.muted};
  }
  svg {
    ${icon[14]}
  }
  ${media.print} {
    > [data-chip] {
      display: inline-flex;
    }
    svg {
      display: none;
    }
  }
  ${media.narrow} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** The first filter, or the button that shows the filters. */
const filterBefore = (chips: HTMLElement) =>
  chips.parentElement?.querySelector<HTMLElement>('button[aria-expanded]');

/** The longest accessible name of a chip. */
const LONGEST = 200;

/**
 * The filters that are set, each as a button that removes it. After a removal the focus is on the next chip, else on the
 * one before; without one, on the first filter before them.
 */
export function FilterChips({ label = 'Set filters', chips, onClear }: FilterChipsProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnLeave(root, filterBefore);

  function remove({ currentTarget }: MouseEvent, index: number, onRemove: () => void) {
    const group = currentTarget.parentElement;
    flushSync(onRemove);
    const left = group?.querySelectorAll<HTMLElement>('[data-chip]');
    (left?.[index] ?? left?.[index - 1])?.focus({ preventScroll: true });
  }

  return (
    <Root
      ref={root}
      role="group"
      aria-label={label}
      // The browser leaves a chip where it is that is partly in sight.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {chips.map(({ id, label: name, text, onRemove }, index) => (
        <Button
          key={id}
          data-chip
          aria-label={clamp(`Remove ${name} ${text}`, LONGEST)}
          onClick={(event) => remove(event, index, onRemove)}
        >
          <span>
            <span>{name}</span> <bdi>{toShown(text)}</bdi>
          </span>
          <X aria-hidden="true" />
        </Button>
      ))}
      {onClear ? (
        <Button fill="quiet" onClick={() => onClear()}>
          Clear filters
        </Button>
      ) : null}
    </Root>
  );
}

import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { Duplicate } from '#src/features/shared/import/check/rows.ts';

export interface CellInputProps {
  /** The header of the column and the row: `Email, row 3`. */
  label: string;
  value: string;
  problem: Duplicate | null;
  /** The problem is shown elsewhere. */
  bare?: boolean;
  tabIndex: 0 | -1;
  /** Called when the cell is left or Enter is pressed, if its text has changed. */
  onChange: (text: string) => void;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 1px;
  min-inline-size: 0;
  margin-inline: -6px;
  > input {
    inline-size: 100%;
    min-block-size: 24px;
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.small};
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    text-overflow: ellipsis;
  }
  > input:hover {
    border-color: ${theme.border.main};
  }
  > input:focus {
    background: ${theme.surface.card};
  }
  > input[aria-invalid='true'] {
    min-block-size: 16px;
    border-color: transparent;
    /* At the start: below the text there is no room between its letters and the message. */
    border-inline-start: 2px solid ${theme.danger.solid};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > input[aria-invalid='true']:focus-visible {
    /* On the border, so that the ring covers neither the text nor the message. */
    outline-offset: -1px;
  }
  > small {
    padding-inline: 6px;
    overflow: hidden;
    color: ${theme.danger.text};
    font-size: 11px;
    line-height: 13px;
    text-overflow: ellipsis;
  }
`;

/** A cell that is edited in place, with what is wrong with it. */
export function CellInput({ label, value, problem, bare = false, tabIndex, onChange }: CellInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    const text = draft?.trim() ?? value;
    setDraft(null);
    if (text !== value) onChange(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape') return;
    // The dialog around the table stays open.
    event.stopPropagation();
    // Before the focus moves, because leaving the cell commits its text.
    flushSync(() => setDraft(null));
    event.currentTarget.closest('tr')?.focus();
  }

  return (
    <Root>
      <input
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null || bare ? undefined : id}
        title={draft ?? value}
        tabIndex={tabIndex}
        autoComplete="off"
        spellCheck={false}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem === null || bare ? null : (
        <small id={id} title={problem.text}>
          <CellProblem problem={problem} tabIndex={tabIndex} />
        </small>
      )}
    </Root>
  );
}

/** What is wrong with a cell, with a link to the record of the list that has the same value. */
export function CellProblem({
  problem,
  tabIndex,
}: Pick<CellInputProps, 'tabIndex'> & { problem: Duplicate }) {
  const { text, existing } = problem;
  if (existing === null) return text;
  return (
    <>
      {text}:{' '}
      <Link href={existing.href} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {existing.name}
      </Link>
    </>
  );
}

import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { Duplicate } from '#src/features/shared/import/check/rows.ts';
import { plainName } from '#src/features/shared/import/importFields.ts';

/** Names that a cell offers. */
export interface OfferedNames {
  readonly listId: string;
  readonly names: readonly string[];
}

export interface CellInputProps {
  /** The header of the column and the row: `Email, row 3`. */
  label: string;
  value: string;
  /** The names of the records of which the cell names one, and the id of the `<datalist>` that offers them. */
  offered?: OfferedNames | undefined;
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
  > input:is(:hover, :focus) {
    border-color: ${theme.border.main};
    background: ${theme.surface.card};
  }
  > input[aria-invalid='true'] {
    /* As high as the row allows with the message below; its own text fits in 18 px. */
    min-block-size: clamp(18px, calc(var(--row) - 17px), 24px);
    border-inline-start: 2px solid ${theme.danger.solid};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > input:focus-visible {
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

/**
 * A cell that is edited in place, with what is wrong with it. With offered names it is a combobox (HTML, `input` with a
 * `list`): the browser suggests them, and one that is typed without its case or accents is taken as it is written.
 */
export function CellInput({
  label,
  value,
  offered,
  problem,
  bare = false,
  tabIndex,
  onChange,
}: CellInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft !== null) take(draft);
  };

  function take(typed: string) {
    const text = typed.trim();
    const plain = plainName(text);
    const exact = offered?.names.find((name) => plainName(name) === plain) ?? text;
    setDraft(null);
    if (exact !== value) onChange(exact);
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
        list={offered?.listId}
        value={draft ?? value}
        onChange={({ currentTarget, nativeEvent }) => {
          if (isSuggestion(nativeEvent)) take(currentTarget.value);
          else setDraft(currentTarget.value);
        }}
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

/** Whether a suggestion of the browser has replaced the text (W3C Input Events, `insertReplacementText`). */
function isSuggestion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertReplacementText';
}

/** What is wrong with a cell, with a link to the record of the list that has the same value. */
export function CellProblem({
  problem,
  tabIndex,
}: Pick<CellInputProps, 'tabIndex'> & { problem: Duplicate }) {
  const { text, existing } = problem;
  if (existing === null) return <span>{text}</span>;
  return (
    <>
      <span>{`${text}: `}</span>
      <Link href={existing.href} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {existing.name}
      </Link>
    </>
  );
}

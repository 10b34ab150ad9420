import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { nearestFirst } from '#src/features/shared/import/check/importFields.ts';
import { text } from '#src/lib/values/text.ts';

export interface CellInputProps {
  /** The header of the column and the row: `Email, row 3`. */
  label: string;
  value: string;
  required: boolean;
  /** The names of the records of which the cell names one. */
  names?: readonly string[] | undefined;
  invalid: boolean;
  /** Id of what the line under the row says of the cell. */
  'aria-describedby': string | undefined;
  tabIndex: 0 | -1;
  /** Called when the cell is left or Enter is pressed, if its text has changed. */
  onChange: (text: string) => void;
}

const Root = styled.div`
  min-inline-size: 0;
  margin-inline: -6px;
  > :is(input, div) {
    inline-size: 100%;
    block-size: auto;
    min-block-size: 24px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.small};
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.2;
  }
  > input,
  > div > input {
    padding: 0 6px;
    text-overflow: ellipsis;
  }
  > div > button {
    block-size: 18px;
    padding-inline-end: 4px;
  }
  > div:not(:hover, :focus-within) > button {
    visibility: hidden;
  }
  > :is(input:is(:hover, :focus), div:is(:hover, :focus-within)) {
    border-color: ${theme.border.strong};
    background: ${theme.surface.card};
  }
  /* With the focus it has the ring, which is round. */
  > :is(input[aria-invalid='true'], div[data-invalid]):not(:focus-within) {
    border-inline-start: 2px solid ${theme.danger.solid};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  /* As an input at rest: the control alone has the colour all around. */
  > div[data-invalid]:not(:hover, :focus-within) {
    border-block-color: transparent;
    border-inline-end-color: transparent;
  }
  > input:focus-visible,
  > div:has(> input:focus-visible) {
    /* On the border, because the cell clips what is outside. */
    outline-offset: -1px;
  }
`;

/** A cell that is edited in place. One that names a record offers the names. */
export function CellInput({ names, ...props }: CellInputProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    // Escape closes the list of names first.
    if (key !== 'Escape' || (target instanceof Element && target.ariaExpanded === 'true')) return;
    // The dialog around the table stays open.
    event.stopPropagation();
    currentTarget.closest('tr')?.focus();
  }

  return (
    <Root onKeyDown={onKeyDown}>
      {names ? <NameInput {...props} names={names} /> : <TextInput {...props} />}
    </Root>
  );
}

type TextInputProps = Omit<CellInputProps, 'names'>;

function TextInput({ label, value, invalid, required, onChange, ...props }: TextInputProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    const text = draft?.trim() ?? value;
    setDraft(null);
    if (text !== value) onChange(text);
  }

  return (
    <input
      {...props}
      aria-label={label}
      aria-invalid={invalid}
      title={draft ?? value}
      autoComplete="off"
      spellCheck={false}
      value={draft ?? value}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        // Before the focus moves, because leaving the cell commits its text.
        if (key === 'Escape') flushSync(() => setDraft(null));
      }}
    />
  );
}

interface NameInputProps extends TextInputProps {
  names: readonly string[];
}

/** A text of the file that is no name stays, and the names that are like it are offered first. */
function NameInput({ names, value, onChange, ...props }: NameInputProps) {
  const [open, setOpen] = useState(false);
  const offered = open ? nearestFirst(names, value) : names.filter((name) => name === value);
  return (
    <Combobox
      {...props}
      value={value}
      unknown={value}
      options={offered.map((name) => ({ value: name, label: name }))}
      onOpenChange={setOpen}
      onValueChange={onChange}
      onUnknown={(typed) => {
        const name = names.find((each) => text.plain(each) === text.plain(typed)) ?? typed;
        if (name !== '' && name !== value) onChange(name);
      }}
    />
  );
}

import { useId, useState } from 'react';
import styled from 'styled-components';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { theme } from '../theme/theme.ts';

export interface ParsedInputProps extends Omit<TextInputProps, 'type'> {
  /** The value that a text means; null for a malformed text. */
  parse: (text: string) => string | null;
  /** Said below a malformed text after the field was left. */
  problem: string;
}

const Root = styled.div`
  display: grid;
  gap: 5px;
  min-inline-size: 0;
  input {
    font-variant-numeric: tabular-nums;
  }
  > p {
    color: ${theme.danger.text};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/**
 * A text that means a value of a fixed form. What is typed is the value, malformed or not; leaving the field writes a
 * well-formed one in its own form.
 */
export function ParsedInput({ parse, problem, onBlur, ...rest }: ParsedInputProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const { value, onValueChange } = rest;
  const parsed = value === '' ? '' : parse(value);
  // A form that checks the value says the same.
  const alreadySaid = useFieldControl(rest)['aria-invalid'];
  const said = left && parsed === null && !alreadySaid;
  const describedBy = [said ? id : '', rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Root>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...(said ? { invalid: true } : {})}
        aria-describedby={describedBy || undefined}
        onBlur={(event) => {
          setLeft(true);
          if (parsed !== null && parsed !== value) onValueChange(parsed);
          onBlur?.(event);
        }}
      />
      {said ? <p id={id}>{problem}</p> : null}
    </Root>
  );
}

import { useId, useState } from 'react';
import styled from 'styled-components';
import { kept, problemOf, type SomeKind } from '#src/lib/values/kind.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { theme } from '../theme/theme.ts';

export interface ValueInputProps extends TextInputProps {
  /** What the text means. */
  kind: SomeKind;
}

const Root = styled.div`
  display: grid;
  gap: 5px;
  min-inline-size: 0;
  input[data-figures] {
    font-variant-numeric: tabular-nums;
  }
  > p {
    color: ${theme.danger.text};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/**
 * A text that means a value of a kind. What is typed is the value, also while it has no meaning. When the field is left,
 * it shows the one writing of the value, or says below the text why it is refused.
 */
export function ValueInput({ kind, onBlur, ...rest }: ValueInputProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const { value, onValueChange } = rest;
  // A form that checks the value says the same.
  const alreadySaid = useFieldControl(rest)['aria-invalid'];
  const problem = left && !alreadySaid ? problemOf(kind, value) : null;
  const describedBy = [problem === null ? '' : id, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Root>
      <TextInput
        autoComplete="off"
        {...rest}
        {...(problem === null ? {} : { invalid: true })}
        aria-describedby={describedBy || undefined}
        onBlur={(event) => {
          setLeft(true);
          const shown = kept(kind, value);
          if (shown !== value) onValueChange(shown);
          onBlur?.(event);
        }}
      />
      {problem === null ? null : <p id={id}>{problem}</p>}
    </Root>
  );
}

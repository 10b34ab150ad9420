import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { FieldContext } from './useFieldControl.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export interface FieldProps {
  /** The accessible name of the control. The asterisk of required fields is not part of it. */
  label: string;
  /** Help text under the control, always shown: the expected format or limit. */
  hint?: ReactNode;
  /** The error message, one sentence. Makes the control invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for assistive technology only, where the surroundings name the control visibly. */
  hideLabel?: boolean;
  /** Spans the whole row of a FieldGrid. */
  wide?: boolean;
  /** The control, which takes name and error from the Field. */
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: 5px;
  align-content: start;
  min-inline-size: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
  > label {
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 500;
    justify-self: start;
  }
  /* Generated, so that the label's text is the name alone; the empty alternative text keeps it out of the name. */
  > label[data-required]::after {
    content: ' *' / '';
    color: ${theme.danger.text};
  }
  > p {
    font: ${theme.font.small} ${theme.font.family};
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
  }
  > p[data-error] {
    color: ${theme.danger.text};
  }
`;

/**
 * Label, control, error and hint in one column, so that errors of fields in a row align. The control gets its id and
 * descriptions through `useFieldControl`.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  wide,
  children,
}: FieldProps) {
  const id = useId();
  const controlId = `${id}control`;
  const labelId = `${id}label`;
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const text = (
    <label id={labelId} htmlFor={controlId} data-required={required || undefined}>
      {label}
    </label>
  );
  return (
    <FieldContext value={{ controlId, label, labelId, describedBy, invalid: Boolean(error), required }}>
      <Root data-wide={wide || undefined}>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
        {children}
        {error ? (
          <p id={errorId} data-error>
            {error}
          </p>
        ) : null}
        {hint ? <p id={hintId}>{hint}</p> : null}
      </Root>
    </FieldContext>
  );
}

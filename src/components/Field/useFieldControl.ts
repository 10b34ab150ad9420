import { createContext, useContext } from 'react';

/** State that a Field provides to its control. */
export interface FieldState {
  controlId: string;
  label: string;
  labelId: string;
  /** Ids of hint and error, space-separated, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

interface OwnProps {
  id?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Attributes for the focusable element of a control. */
export interface ControlAttributes {
  id: string | undefined;
  'aria-describedby': string | undefined;
  /** Always set, because browsers report an empty required field as invalid by default. */
  'aria-invalid': boolean;
  required: boolean;
}

/**
 * Merges the state of the surrounding Field with the control's own props, so that every control works with and
 * without a Field. Own props win; descriptions are joined.
 */
export function useFieldControl(props: OwnProps = {}): ControlAttributes {
  const field = useContext(FieldContext);
  const invalid = props.invalid ?? field?.invalid ?? false;
  return {
    id: props.id ?? field?.controlId,
    'aria-describedby':
      [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
    required: props.required ?? field?.required ?? false,
  };
}

import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
export interface FieldState {
  controlId: string;
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
  /** Always said: browsers call an empty required field invalid of their own accord. */
  'aria-invalid': boolean;
  required: boolean;
}

/**
 * Joins what the surrounding Field says with the control's own props, so that every control works
 * inside and outside a Field. Own props win; descriptions add up.
 */
export function useFieldControl(own: OwnProps = {}): ControlAttributes {
  const field = useContext(FieldContext);
  const invalid = own.invalid ?? field?.invalid ?? false;
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
    required: own.required ?? field?.required ?? false,
  };
}

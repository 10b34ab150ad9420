import { useField, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';

let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (pressed = false), { capture: true, passive: true });
  }
}

/**
 * Runs `run` now, or after the pointer is released if it is down: an error message that appears between press and
 * release would move the pressed button, and the click would be lost.
 */
function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const ends = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(
      end,
      () => {
        ends.abort();
        // The click event comes right after this one.
        setTimeout(run);
      },
      { signal: ends.signal },
    );
  }
}

/** Props that connect a control of the library to the form. */
export interface FormControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  invalid: boolean;
}

export interface FormFieldProps<Value> {
  /** The path of the value in Formik's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Takes the whole row of a grid. */
  wide?: boolean;
  /** Returns the control with the value, handlers and state that the form has for it. */
  children: (control: FormControl<Value>) => ReactNode;
}

/**
 * Connects a control to Formik: its error shows after blur, or after the first submit.
 * `<FormField name="email" label="Email">{(control) => <TextInput {...control} type="email" />}</FormField>`
 */
export function FormField<Value = string>({ name, children, ...field }: FormFieldProps<Value>) {
  const [input, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const error = meta.touched || submitCount > 0 ? meta.error : undefined;
  return (
    <Field {...field} error={error}>
      {children({
        name,
        value: input.value,
        onValueChange: (value) => void helpers.setValue(value),
        onBlur: () => afterPress(() => void helpers.setTouched(true)),
        invalid: Boolean(error),
      })}
    </Field>
  );
}

import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { Field, type FieldProps } from '#src/components/Field/Field.tsx';

/** Puts a control's story into a Field, in a column as wide as in a form. */
export function inField(field: Omit<FieldProps, 'children'>): Decorator {
  return (Story) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field {...field}>
        <Story />
      </Field>
    </div>
  );
}

interface Controllable {
  value: unknown;
  onValueChange: (value: never) => void;
}

/** Gives a control the state that its caller would keep; the story's handler hears every change. */
export function controlled<Props extends Controllable>(Control: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    const tell = props.onValueChange as (value: unknown) => void;
    const onValueChange = (next: unknown) => {
      setValue(next);
      tell(next);
    };
    return <Control {...props} value={value} onValueChange={onValueChange} />;
  };
}

/** The longest name that a person may have typed. */
export const longName = 'Anastasia-Konstantinopolskaya Featherstonehaugh-Cholmondeley van der Westhuizen III';

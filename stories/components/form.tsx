import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { Field, type FieldProps } from '#src/components/Field/Field.tsx';

/** Renders a control's story in a Field, as wide as in a form. */
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

/** Keeps the state of a controlled component, and calls the story's handler at every change. */
export function controlled<Props extends Controllable>(Control: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    const notify = props.onValueChange as (value: unknown) => void;
    const onValueChange = (next: unknown) => {
      setValue(next);
      notify(next);
    };
    return <Control {...props} value={value} onValueChange={onValueChange} />;
  };
}

/** A very long name. */
export const longName = 'Anastasia-Konstantinopolskaya Featherstonehaugh-Cholmondeley van der Westhuizen III';

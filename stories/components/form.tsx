import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { Field, type FieldProps } from '#src/components/Field/Field.tsx';

/** What a control's story says of its Field; a meta takes it by `preview.type<FieldArgs>()`. */
export interface FieldArgs {
  args: Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'>;
}

const table = { category: 'Field' };

/** The controls of the Field. */
export const fieldControls = {
  label: { table, type: 'string', description: 'Its label, and the name of the control.' },
  hint: { table, type: 'string', description: 'Help text under the control, always shown.' },
  error: { table, type: 'string', description: 'The error message. Makes the control invalid.' },
  required: { table, type: 'boolean', description: 'Has to be filled in; announced as required.' },
} as const;

/** Renders a control in a Field, as wide as in a form. The args of the Field are not those of the control. */
export function inField<Props extends object>(Control: ComponentType<Props>) {
  type InFieldProps = Props & FieldArgs['args'] & { invalid?: boolean | undefined };
  return function InField({ label, hint, error, required = false, invalid, ...props }: InFieldProps) {
    // A switch that is off leaves it to the Field, which has an error or not.
    const own = { ...props, invalid: invalid || undefined };
    return (
      <div style={{ maxInlineSize: 320 }}>
        <Field label={label} hint={hint} error={error} required={required}>
          <Control {...(own as Props)} />
        </Field>
      </div>
    );
  };
}

/** State that begins as `given`, and follows it when a control of Storybook changes it. */
export function useFollowing<Value>(given: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(given);
  const [followed, setFollowed] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setValue(given);
  }
  return [followed === given ? value : given, setValue];
}

interface Controllable {
  value: unknown;
  onValueChange: (value: never) => void;
}

/** Keeps the state of a controlled component, and calls the story's handler at every change. */
export function controlled<Props extends Controllable>(Control: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useFollowing(props.value);
    const notify = props.onValueChange as (value: unknown) => void;
    const onValueChange = (next: unknown) => {
      setValue(next);
      notify(next);
    };
    return <Control {...props} value={value} onValueChange={onValueChange} />;
  };
}

interface Checkable {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The same for a component that is checked or not. */
export function controlledCheck<Props extends Checkable>(Control: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [checked, setChecked] = useFollowing(props.checked);
    const onCheckedChange = (next: boolean) => {
      setChecked(next);
      props.onCheckedChange(next);
    };
    return <Control {...props} checked={checked} onCheckedChange={onCheckedChange} />;
  };
}

/** Is called with the keys that leave the component. */
export const outerKeys = fn();

/** Listens for them, as a dialog around the component does: a story's `beforeEach`. */
export function listenOutside() {
  const listen = ({ key }: KeyboardEvent) => outerKeys(key);
  document.body.addEventListener('keydown', listen);
  return () => document.body.removeEventListener('keydown', listen);
}

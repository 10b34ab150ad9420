import { type ComponentProps, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { object, string } from 'yup';
import { Button } from '#src/components/Button/Button.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { REQUIRED, type SaveProblem } from '#src/features/shared/form/saveProblem.ts';

interface Values {
  name: string;
  email: string;
}

const begin: Values = { name: '', email: '' };
export const filled: Values = { name: 'Layla Haddad', email: 'layla@acme.example' };

type Props = ComponentProps<typeof FormDialog<Values>>;

export const saving = (how: () => Promise<SaveProblem | null>) => fn((_: Values) => how());

/** A form of two fields, opened and closed as a screen does it. */
export function TwoFields({ onClose, ...props }: Omit<Props, 'children'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the form</Button>
      {open ? (
        <FormDialog<Values>
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <FieldGrid>
            <FormField name="name" label="Name" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField name="email" label="Email" required>
              {(control) => <TextInput {...control} type="email" />}
            </FormField>
          </FieldGrid>
        </FormDialog>
      ) : null}
    </>
  );
}

export const twoFieldsArgs = {
  title: 'Edit Person',
  submitLabel: 'Save Changes',
  initialValues: begin,
  schema: object({ name: string().trim().required(REQUIRED), email: string().trim().required(REQUIRED) }),
  onSave: saving(async () => null),
  onClose: fn(),
  draftKey: 'story',
};

export const name = () => screen.findByRole('textbox', { name: 'Name' });
export const submit = () => screen.getByRole('button', { name: 'Save Changes' });

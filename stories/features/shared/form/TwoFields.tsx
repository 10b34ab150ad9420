import { type ComponentProps, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { RecordSections } from '#src/features/shared/form/table/RecordFields.tsx';

interface Values {
  name: string;
  email: string;
}

const begin: Values = { name: '', email: '' };
export const filled: Values = { name: 'Layla Haddad', email: 'layla@acme.example' };

type Props = ComponentProps<typeof FormDialog<Values, Values>>;

export const saving = (how: () => Promise<SaveProblem | null>) => fn((_: Values) => how());

/** A form of two fields, opened and closed as a screen does it. */
export function TwoFields({ onClose, ...props }: Omit<Props, 'children'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the form</Button>
      {open ? (
        <FormDialog
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <RecordSections fields={props.fields} />
        </FormDialog>
      ) : null}
    </>
  );
}

export const twoFieldsArgs = {
  title: 'Edit Person',
  submitLabel: 'Save Changes',
  initialValues: begin,
  fields: { name: { label: 'Name', required: true }, email: { label: 'Email', required: true } },
  onSave: saving(async () => null),
  onClose: fn(),
  draftKey: 'story',
};

export const name = () => screen.findByRole('textbox', { name: 'Name' });
export const submit = () => screen.getByRole('button', { name: 'Save Changes' });

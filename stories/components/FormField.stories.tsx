import { Formik } from 'formik';
import { expect, fn, waitFor } from 'storybook/test';
import { type InferType, object, string } from 'yup';
import { Button } from '#src/components/Button/Button.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

const schema = object({
  name: string().required('Required'),
  email: string().required('Email is required').email('Enter a valid email address'),
});

function Example({ onSubmit }: { onSubmit: (values: InferType<typeof schema>) => void | Promise<void> }) {
  return (
    <Formik initialValues={{ name: 'Layla Haddad', email: '' }} validationSchema={schema} onSubmit={onSubmit}>
      <Form aria-label="Example" style={{ display: 'grid', gap: 14, maxInlineSize: 320 }}>
        <FormField name="name" label="Name" required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField name="email" label="Email" hint="Where invitations go" required>
          {(control) => <TextInput {...control} type="email" />}
        </FormField>
        <Button type="submit">Save</Button>
      </Form>
    </Formik>
  );
}

const meta = preview.meta({
  title: 'Library/Fields/FormField',
  component: Example,
  args: { onSubmit: fn() },
});

/** No error is shown before the first input. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'false');
  },
});

export const InvalidOnBlur = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'office@');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Enter a valid email address Where invitations go');
  },
});

/** An error that appeared while the button is pressed would move the button away from the pointer. */
export const ErrorAfterPress = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(email, 'office@');
    const before = save.getBoundingClientRect().top;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(email).not.toHaveFocus();
    await expect(save.getBoundingClientRect().top).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: save });
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
  },
});

/** A submit shows every error and focuses the first invalid field; correcting it does not move the focus to the next. */
export const InvalidOnSubmit = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Omar');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Omar');
  },
});

export const Submitted = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'layla@acme.example{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

import { Formik } from 'formik';
import { expect, fn, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Button } from '#src/components/Button/Button.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { type FormControl, FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

const schema = object({
  name: string().required('Required'),
  email: string().required('Email is required').email('Enter a valid email address'),
});

const onSubmit = fn();

const meta = preview.meta({
  title: 'Library/Fields/FormField',
  component: FormField<string>,
  args: {
    name: 'email',
    label: 'Email',
    hint: 'Where invitations go',
    required: true,
    children: (control: FormControl<string>) => <TextInput {...control} type="email" />,
  },
  // The name is that of a value of the form.
  argTypes: { name: { control: false }, wide: { control: false } },
  render: (args) => (
    <Formik initialValues={{ name: 'Layla Haddad', email: '' }} validationSchema={schema} onSubmit={onSubmit}>
      <Form aria-label="Example" style={{ display: 'grid', gap: 14, maxInlineSize: 320 }}>
        <FormField name="name" label="Name" required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField {...args} />
        <Button type="submit">Save</Button>
      </Form>
    </Formik>
  ),
});

/** No error is shown before the first input. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'false');
  },
});

/** The error is shown when the field is left. */
export const Invalid = meta.story({
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
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Omar');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Omar');
  },
});

export const Submitted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'layla@acme.example{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
});

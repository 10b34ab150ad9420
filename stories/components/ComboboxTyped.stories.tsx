import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { controlled } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(Combobox);

/** With the error of an unknown text, as in a form, and the next field. */
function Company({ onUnknown, ...props }: ComponentProps<typeof Combobox>) {
  const [unknown, setUnknown] = useState('');
  return (
    <FieldGrid>
      <Field label="Company" error={unknown ? 'No company has this name' : undefined}>
        <Controlled
          {...props}
          onUnknown={(text) => {
            setUnknown(text);
            onUnknown?.(text);
          }}
        />
      </Field>
      <Field label="Email">
        <TextInput value="" onValueChange={() => undefined} />
      </Field>
    </FieldGrid>
  );
}

const meta = preview.meta({
  title: 'Library/Choices/Combobox',
  component: Combobox,
  tags: ['!autodocs'],
  args: {
    value: 'c1',
    onValueChange: fn(),
    onUnknown: fn(),
    options: [
      { value: 'c1', label: 'Zenith Keystone LLC' },
      { value: 'c2', label: 'Skyline Towers' },
    ],
  },
  render: Company,
});

const company = () => screen.findByRole('combobox', { name: 'Company' });

/** The click that opens the list selects the text, so that typing replaces it; Escape gives the typed text up. */
export const ClickSelects = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard('skyl');
    await expect(input).toHaveValue('skyl');
    await expect(await screen.findByRole('option')).toHaveTextContent('Skyline Towers');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('Zenith Keystone LLC'));
  },
});

/** A text that is no option stays, with an error. */
export const UnknownText = meta.story({
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard('skyl');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onUnknown).toHaveBeenLastCalledWith('skyl');
    await expect(input).toHaveValue('skyl');
    await expect(input).toHaveAccessibleDescription('No company has this name');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    screen.getByRole('textbox', { name: 'Email' }).blur();
  },
});

/** Choosing what was chosen before removes the error too. */
export const ChosenAgain = UnknownText.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard('zen');
    await screen.findByRole('option', { name: 'Zenith Keystone LLC' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Zenith Keystone LLC');
    await expect(args.onUnknown).toHaveBeenLastCalledWith('');
    await expect(input).toHaveAccessibleDescription('');
  },
});

/** The whole name of an option, typed in any case, chooses it when the field is left. */
export const NameTyped = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard(' skyline towers');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('c2');
    await waitFor(() => expect(input).toHaveValue('Skyline Towers'));
  },
});

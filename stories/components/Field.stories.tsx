import { expect } from 'storybook/test';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { Select } from '#src/components/Select/Select.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { dark, light } from '#src/components/theme/tokens.ts';
import { parseHex } from '#src/lib/contrast.ts';
import { inWidth } from '#stories/components/frames.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Library/Fields/Field',
  component: Field,
  args: { label: 'Company Name', children: <TextInput value="" onValueChange={ignore} /> },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Company Name'));
    await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toHaveFocus();
  },
});

export const WithHint = meta.story({
  args: { hint: 'As it is written in the trade licence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it is written in the trade licence',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    // The asterisk is visual only: it is neither in the text of the label nor in the name of the field.
    await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toBeRequired();
    const label = canvas.getByText('Company Name', { exact: true });
    await expect(getComputedStyle(label, '::after').content).toContain('*');
  },
});

export const Invalid = meta.story({
  args: { hint: 'As it is written in the trade licence', error: 'Required', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Required As it is written in the trade licence');
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Required')).toBeLessThan(top('As it is written in the trade licence'));
  },
});

export const HiddenLabel = meta.story({
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    label: `Name of the ${longName} family office`,
    hint: 'https://example.com/a-path-without-any-place-where-a-line-could-break-in-two-or-in-three',
    error: 'A message that is much longer than the control above it, and wraps where it must',
  },
  decorators: [inWidth(240)],
});

/** Two columns, one on phones; a wide field spans a row. */
export const InGrid = meta.story({
  render: () => (
    <FieldGrid>
      <Field label="Street" wide>
        <TextInput value="14 Marina Walk" onValueChange={ignore} />
      </Field>
      <Field label="City" required>
        <TextInput value="Dubai" onValueChange={ignore} />
      </Field>
      <Field label="Zip Code" error="Required">
        <TextInput value="" onValueChange={ignore} />
      </Field>
    </FieldGrid>
  ),
});

const field = { value: '', onValueChange: ignore };
const options = [{ value: 'premium', label: 'Premium' }];

/** The edge of every text-like control is the strong one, which has 3:1 in both themes. */
export const Edges = meta.story({
  render: () => (
    <FieldGrid>
      <Field label="Name">
        <TextInput {...field} />
      </Field>
      <Field label="Start Date">
        <DateField {...field} />
      </Field>
      <Field label="Plan">
        <Select {...field} options={options} placeholder="Choose a plan" />
      </Field>
      <Field label="Company">
        <Combobox {...field} options={options} />
      </Field>
      <Field label="Reason" wide>
        <Textarea {...field} />
      </Field>
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    const strong = [light, dark].map(({ border }) => `rgb(${parseHex(border.strong)?.join(', ')})`);
    const controls = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')];
    await expect(controls).toHaveLength(5);
    for (const { parentElement } of controls) {
      await expect(strong).toContain(parentElement && getComputedStyle(parentElement).borderTopColor);
    }
  },
});

import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { messageCode } from '#stories/components/Message.tsx';
import { codeOf } from '#storybook/snippets/snippet.ts';
import { snippetsOf } from '#storybook/snippets/write.ts';

const paths = sourcesOf('stories/components')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.stories.tsx'));
const all = Object.assign({}, ...paths.map(snippetsOf)) as ReturnType<typeof snippetsOf>;

/** The code of a story with the args that controls have changed. */
function code(id: string, changed: Readonly<Record<string, unknown>> = {}): string {
  const snippet = all[id];
  if (!snippet) throw new Error(`There is no story ${id}.`);
  return codeOf(snippet, changed, {});
}

it('no code is that of a story or a test', () => {
  const ids = Object.keys(all).filter((id) =>
    /\bmeta\b|\bplay\b|\bexpect\b|\bfn\(|storybook|#stories|args/.test(code(id)),
  );
  expect(ids).toEqual([]);
});

it('has the import and the element, with what the controls have set', () => {
  expect(code('library-actions-kbd--default')).toBe(
    "import { Kbd } from '#src/components/Kbd/Kbd.tsx';\n\n<Kbd>Ctrl K</Kbd>\n",
  );
  expect(code('library-actions-kbd--default', { children: 'It’s {K}', title: "Say 'hi'" })).toBe(
    "import { Kbd } from '#src/components/Kbd/Kbd.tsx';\n\n<Kbd title=\"Say 'hi'\">{'It’s {K}'}</Kbd>\n",
  );
});

it('keeps the state of a control, in its field', () => {
  expect(
    code('library-fields-numberinput--default', { disabled: true }),
  ).toBe(`import { useState } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';

export function Example() {
  const [value, setValue] = useState('10');
  return (
    <Field label="Max Projects">
      <NumberInput disabled value={value} onValueChange={setValue} />
    </Field>
  );
}
`);
});

it('shows the call that sends a message', () => {
  const sent = (args: Parameters<typeof messageCode>[1]['args']) =>
    messageCode('', { args }).split('\n').at(-1);
  expect(sent({ kind: 'success', text: 'Developer saved' })).toBe("toast.success('Developer saved');");
  expect(sent({ kind: 'error', text: 'It’s refused', detail: "Acme's", duration: false })).toBe(
    "toast.error('It’s refused', { detail: 'Acme\\'s', duration: false });",
  );
  expect(sent({ kind: 'progress', id: 'export', text: 'Exporting', value: 0.5, onCancel: () => {} })).toBe(
    "toast.progress('export', 'Exporting', { value: 0.5, onCancel: () => {} });",
  );
});

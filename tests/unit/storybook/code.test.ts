import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { codeToPaste } from '#storybook/code.ts';

const file = (text: string) => loadCsf(text, { makeTitle: (title = '') => title }).parse()._ast.program;

const stories = file(`
import { Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { Row } from './frames.tsx';
interface Person { name: string }
const people: readonly Person[] = [];
const onAdd = fn();
const taking = fn(() => null);
const meta = preview.meta({ title: 'Library/Actions/Button', component: Button });
export const Default = meta.story();
`);

describe('code to paste', () => {
  it('has the imports of what it uses, the element alone, and handlers that do nothing', () => {
    expect(
      codeToPaste('const Add = () => <Button icon={<Plus />} onClick={fn()}>Add</Button>;', stories),
    ).toBe(
      [
        "import { Button } from '#src/components/Button/Button.tsx';",
        "import { Plus } from 'lucide-react';",
        '',
        '<Button icon={<Plus />} onClick={() => {}}>Add</Button>',
      ].join('\n'),
    );
  });

  it('has what the file declares, and its types', () => {
    const code = codeToPaste('const Add = () => <Button onClick={onAdd}>{people.length}</Button>;', stories);
    expect(code).toContain('const onAdd = () => {};');
    expect(code).toMatch(/interface Person[\s\S]*const people: readonly Person\[\] = \[\];/u);
  });

  it('has the Field around a control', () => {
    const code = codeToPaste('const A = () => <Button />;', stories, 'label="Status" required');
    expect(code).toContain("import { Field } from '#src/components/Field/Field.tsx';");
    expect(code).toMatch(/<Field label="Status" required>\n {2}<Button \/>\n<\/Field>$/u);
  });

  it('has no parentheses around elements', () => {
    const code = codeToPaste(
      'const A = () => (\n  <Button icon={(<Plus\n />)}>(<i\n>x</i>)</Button>\n);',
      stories,
    );
    expect(code).not.toMatch(/[({]\(|\)[<}]/u);
  });

  it.each([
    ['a helper of the stories', '<Row><Button /></Row>'],
    ['a spy with an answer', '<Button onClick={taking} />'],
    ['nothing of the library', '<p>Behind the messages</p>'],
    ['an unknown name', '<Button>{somewhere}</Button>'],
  ])('is none for %s', (_, element) => {
    expect(codeToPaste(`const A = () => ${element};`, stories)).toBeNull();
  });

  it('is none for a function of the file', () => {
    expect(codeToPaste('function A(props) {\n  return <Button />;\n}', stories)).toBeNull();
  });
});

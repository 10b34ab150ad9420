import { expect, it } from 'vitest';
import { withoutSideEffects } from '#scripts/build/unusedLibraryCode.ts';

it('removes the names of components and marks the calls that create one', () => {
  const code = ['var Form = React10.forwardRef(', '  draw', ');', 'Form.displayName = "Form";', 'other();'];
  expect(withoutSideEffects(code.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  draw',
    ');',
    '',
    'other();',
  ]);
});

it('leaves names that are set inside of functions', () => {
  const code = "function wrap(C) {\n  C.displayName = 'Wrapped';\n  const D = React.forwardRef(C);\n}";
  expect(withoutSideEffects(code)).toBe(code);
});

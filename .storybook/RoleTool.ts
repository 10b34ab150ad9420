import { UserRound } from 'lucide-react';
import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { roles } from './toolbar.ts';

/** Chooses who is signed in. Storybook compiles no JSX for its window. */
export function RoleTool() {
  const [{ role: defaultOptions }, setGlobals] = useGlobals();
  const icon = createElement(UserRound, { size: 14 });
  const onSelect = (role: unknown) => setGlobals({ role });
  return createElement(Select, { ariaLabel: 'Role', icon, options: roles, defaultOptions, onSelect });
}

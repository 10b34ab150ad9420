import type { ComponentType } from 'react';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';

/** A screen whose code is loaded by its route. */
export interface LazyScreen {
  /** Loads the code (`loadOnce`). */
  load: () => Promise<unknown>;
  /** The screen. Render it after `load` has resolved: before, it shows nothing until its code is loaded. */
  readonly Component: ComponentType;
}

/** A module of a screen: it exports a component of its file's name. */
export type Module = Readonly<Record<string, ComponentType>>;

/** Modules by path from the top of the project (`/src/…`), as `import.meta.glob` returns them. */
export type Modules = Readonly<Record<string, () => Promise<Module>>>;

/** A screen in a module of its own (`src/…/CompanyManagementContainer.tsx`), found among `modules` when it is loaded. */
export function lazyScreen(path: string, modules: () => Promise<Modules>): LazyScreen {
  const name = path.replace(/^.*\/|\.tsx$/gu, '');
  const code = loadOnce(async () => {
    const Component = (await (await modules())[`/${path}`]?.())?.[name];
    if (!Component) throw new Error(`${path} exports no component ${name}.`);
    return Component;
  });
  return {
    load: code.load,
    Component: function Screen() {
      const Component = useLoaded(code, true);
      return Component ? <Component /> : null;
    },
  };
}

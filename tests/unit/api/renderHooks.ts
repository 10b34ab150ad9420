import { act, createElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** A container for React in Node. Components that return null have no elements, so it needs no document. */
function emptyContainer(): Element {
  const container = {
    nodeType: 1,
    tagName: 'DIV',
    ownerDocument: null,
    addEventListener: () => undefined,
  };
  return container as unknown as Element;
}

/** A mounted tree of components that return null. */
export interface RenderedHooks {
  render: (tree: ReactNode) => Promise<void>;
  /** Runs a step; resolves when its renders and effects are done. */
  step: (run: () => unknown) => Promise<void>;
}

/** Renders hooks in Node, without a document. */
export function renderHooks(): RenderedHooks {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  const root = createRoot(emptyContainer());
  const step = (run: () => unknown) =>
    act(async () => {
      await run();
    });
  return { render: (tree) => step(() => root.render(tree)), step };
}

/** Mounts one hook by `show`, which later calls it with other props; `current` is what it returned last. */
export function mountHook<Props extends object, Result>(useHook: (props: Props) => Result) {
  const hooks = renderHooks();
  let result: Result | undefined;
  function Hook(props: Props) {
    const returned = useHook(props);
    useLayoutEffect(() => {
      result = returned;
    });
    return null;
  }
  return {
    ...hooks,
    show: (props: Props) => hooks.render(createElement(Hook, props)),
    current: () => result,
  };
}

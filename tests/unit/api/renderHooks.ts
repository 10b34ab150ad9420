import { act, type ReactNode } from 'react';
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

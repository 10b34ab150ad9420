import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** A row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockEnd: 12 }}>
      {children}
    </div>
  );
}

/** Draws a story in a column of this width, in px, to show how it wraps; away from the corner, where the pointer rests. */
export function inWidth(inlineSize: number): Decorator {
  return (Story) => (
    <div style={{ inlineSize, margin: 16 }}>
      <Story />
    </div>
  );
}

import type { ReactNode } from 'react';

/** Things side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockEnd: 12 }}>
      {children}
    </div>
  );
}

/** As wide as a phone's column, to see what wraps. */
export function Slim({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 260 }}>{children}</div>;
}

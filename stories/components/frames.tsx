import type { ReactNode } from 'react';

/** A row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockEnd: 12 }}>
      {children}
    </div>
  );
}

/** A column narrower than a phone, to show wrapping. */
export function Slim({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 260 }}>{children}</div>;
}

import type { ReactNode } from 'react';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { toShown } from '#src/lib/text.ts';

export interface LongTextProps {
  /** Label of the text: `Name`. */
  label: string;
  text: string;
  /** Renders the shown part of the text; plain text when absent. */
  children?: (shown: string) => ReactNode;
}

/** A text of any length. A text too long to be shown whole gets a button that copies it. */
export function LongText({ label, text, children }: LongTextProps) {
  const shown = toShown(text);
  return (
    <>
      {children ? children(shown) : <span>{shown}</span>}
      {shown === text ? null : <CopyButton label={`Copy ${label.toLowerCase()}`} text={text} />}
    </>
  );
}

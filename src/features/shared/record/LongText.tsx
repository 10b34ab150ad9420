import type { ReactNode } from 'react';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { toShown } from '#src/lib/text.ts';

export interface LongTextProps {
  /** What the text is: `Name`. */
  label: string;
  text: string;
  /** Draws what is shown of the text; the text itself when absent. */
  children?: (shown: string) => ReactNode;
}

/** A text from data of any length: beside one that is too long to be shown, a button copies the whole. */
export function LongText({ label, text, children }: LongTextProps) {
  const shown = toShown(text);
  return (
    <>
      {children ? children(shown) : shown}
      {shown === text ? null : <CopyButton label={`Copy ${label.toLowerCase()}`} text={text} />}
    </>
  );
}

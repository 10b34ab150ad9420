import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { drawnLine } from '#src/lib/direction.ts';
import { toShown } from '#src/lib/text.ts';
import { ValueWithButtons } from './ValueWithButtons.ts';

export interface CopiedTextProps {
  /** Name of the button: `Copy address`. */
  label: string;
  text: string;
}

/** A text among the facts of a record, with a button that copies it. */
export function CopiedText({ label, text }: CopiedTextProps) {
  const line = drawnLine(toShown(text));
  return (
    <ValueWithButtons>
      <span dir={line.dir}>{line.text}</span>
      <CopyButton label={label} text={text} />
    </ValueWithButtons>
  );
}

import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import { toShown } from '#src/lib/text.ts';
import { ValueWithButtons } from './ValueWithButtons.ts';

export interface CopiedTextProps {
  /** Name of the button: `Copy address`. */
  label: string;
  text: string;
}

/** A text among the facts of a record, with a button that copies it. */
export function CopiedText({ label, text }: CopiedTextProps) {
  return (
    <ValueWithButtons>
      <span>
        <PartedLine line={toShown(text)} />
      </span>
      <CopyButton label={label} text={text} />
    </ValueWithButtons>
  );
}

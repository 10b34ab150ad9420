import { Check, Copy, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useBrief } from '../useBrief.ts';
import { copyText, copyWords } from './copyText.ts';

export interface CopyButtonProps {
  /** Names the button: `Copy email`. */
  label: string;
  /** What is copied. */
  text: string;
  /** Shows the label next to the icon. */
  labelled?: boolean | undefined;
  /** For a button in a table row: the tab index that the cell receives. */
  tabIndex?: 0 | -1 | undefined;
}

const icons = { ready: Copy, copied: Check, failed: X };

/** A button that copies a text and shows whether it worked. */
export function CopyButton({ label, text, labelled, tabIndex }: CopyButtonProps) {
  const [result, setResult] = useBrief<'copied' | 'failed'>();
  const state = result ?? 'ready';

  const copy = async () => setResult(await copyText(text));

  const Icon = icons[state];
  return (
    <>
      {labelled ? (
        <Button icon={<Icon />} tabIndex={tabIndex} onClick={() => void copy()}>
          {label}
        </Button>
      ) : (
        <IconButton
          label={label}
          icon={<Icon />}
          size="small"
          tabIndex={tabIndex}
          onClick={() => void copy()}
        />
      )}
      <VisuallyHidden role="status">{copyWords[state]}</VisuallyHidden>
    </>
  );
}

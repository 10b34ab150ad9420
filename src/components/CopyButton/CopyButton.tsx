import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

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

type State = 'ready' | 'copied' | 'failed';

const words = { ready: '', copied: 'Copied', failed: 'Could not be copied' };
const icons = { ready: Copy, copied: Check, failed: X };

/** How long the result icon is shown, in milliseconds. */
const RESULT_MS = 1500;

/** A button that copies a text and shows whether it worked. */
export function CopyButton({ label, text, labelled, tabIndex }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), RESULT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No permission, or no secure context.
      setState('failed');
    }
  }

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
      <VisuallyHidden role="status">{words[state]}</VisuallyHidden>
    </>
  );
}

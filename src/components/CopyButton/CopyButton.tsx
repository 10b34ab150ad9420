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
  /** Writes the name beside the icon, where nothing else says what it is. */
  labelled?: boolean | undefined;
  /** In a row of a table: the one that the row's cells are given. */
  tabIndex?: 0 | -1 | undefined;
}

type State = 'ready' | 'copied' | 'failed';

const words = { ready: '', copied: 'Copied', failed: 'Could not be copied' };
const icons = { ready: Copy, copied: Check, failed: X };

/** How long the answer stands in place of the icon, in milliseconds. */
const ANSWER_FOR = 1500;

/** A button that copies a text and says whether it worked. */
export function CopyButton({ label, text, labelled, tabIndex }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), ANSWER_FOR);
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

import type { Combobox as Base } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import type { Option } from '#src/lib/options.ts';
import { sameText } from './matches.ts';

interface TextInput {
  value: string;
  /** The text of the chosen option. */
  chosen: string;
  options: readonly Option[];
  onValueChange: (value: string) => void;
  onUnknown: ((text: string) => void) | undefined;
}

/** The text of a Combobox: that of the chosen option, until another one is typed. */
export function useText({ value, chosen, options, onValueChange, onUnknown }: TextInput) {
  const [typed, setTyped] = useState<string | null>(null);
  const [judged, setJudged] = useState(value);
  const escaped = useRef(false);
  // Another choice, also by the form around it, replaces what was typed.
  if (judged !== value) {
    setJudged(value);
    setTyped(null);
  }

  function forget() {
    setTyped(null);
    onUnknown?.('');
  }

  return {
    text: typed ?? chosen,
    /** Whether a text was typed that the options are searched for. */
    searched: typed !== null && typed !== '',
    onInputValueChange(text: string, details: Base.Root.ChangeEventDetails) {
      if (details.reason === 'escape-key') {
        details.allowPropagation();
        details.cancel();
        return;
      }
      // The closed list gives the typed text up, which only Escape and a choice do here.
      const closed = details.reason === 'none' || details.reason === 'input-clear';
      if (details.reason === 'input-change') setTyped(text);
      else if (!closed || escaped.current) forget();
    },
    onOpenChange(open: boolean, details: Base.Root.ChangeEventDetails) {
      escaped.current = !open && details.reason === 'escape-key';
    },
    /** Takes the typed text when the field is left: an option, no choice, or unknown. */
    onBlur() {
      if (typed === null) return;
      const called = options.filter(({ label }) => sameText(label, typed));
      const option = called.find((each) => each.value === value) ?? (called.length === 1 ? called[0] : null);
      if (option && option.value !== value) onValueChange(option.value);
      if (option || typed.trim() === '' || !onUnknown) forget();
      else onUnknown(typed.trim());
    },
  };
}

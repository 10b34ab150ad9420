import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { ControlButton } from '../Field/ControlButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { media } from '../theme/theme.ts';
import { useKeyDown } from '../useKeyDown.ts';
import { isShortcut } from './isShortcut.ts';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'start' | 'end' | 'ref'> {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** One key, such as `/`, that focuses the input from anywhere outside a text field. */
  shortcut?: string;
}

const Root = styled.div`
  min-inline-size: 0;
  input::-webkit-search-cancel-button {
    display: none;
  }
  kbd {
    flex: none;
    margin-inline-end: 8px;
    pointer-events: none;
  }
  /* Single-key shortcuts are switched off (isShortcut), so their hints are hidden. */
  html[data-single-keys='off'] & kbd {
    display: none;
  }
  ${media.narrow} {
    kbd {
      display: none;
    }
  }
`;

/**
 * A search box. Escape and a button clear it. Every keystroke is reported at once, without debounce.
 */
export function SearchInput({ label, shortcut, onKeyDown, ...rest }: SearchInputProps) {
  const { value, onValueChange } = rest;
  const input = useRef<HTMLInputElement>(null);

  useKeyDown((event) => {
    const box = input.current;
    if (!shortcut || !box || !isShortcut(event, shortcut, box)) return;
    if (box.closest('[inert], [aria-hidden="true"]')) return;
    event.preventDefault();
    box.focus();
    // It may have the focus and be scrolled out of sight.
    box.scrollIntoView({ block: 'nearest' });
    box.select();
  });

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    // The first Escape clears the text instead of closing a dialog around it.
    event.stopPropagation();
    event.preventDefault();
    onValueChange('');
  }

  return (
    <Root>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        {...rest}
        ref={input}
        type="search"
        start={<Search />}
        onKeyDown={clearOnEscape}
        end={
          <>
            {value === '' && shortcut && <Kbd>{shortcut}</Kbd>}
            {/* Always mounted: adding its styles at the first letter would recalculate the page's styles. */}
            <ControlButton
              label="Clear search"
              icon={<X />}
              hidden={value === ''}
              disabled={rest.disabled}
              onClick={() => {
                onValueChange('');
                input.current?.focus();
              }}
            />
          </>
        }
      />
    </Root>
  );
}

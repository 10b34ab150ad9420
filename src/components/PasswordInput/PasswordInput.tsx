import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ControlButton } from '../Field/ControlButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { media, theme } from '../theme/theme.ts';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'start' | 'end' | 'ref'>;

const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  > [role='status'] {
    font: ${theme.font.small} ${theme.font.family};
    color: ${theme.warning.text};
  }
  > [role='status']:not(:empty) {
    padding-block-start: 5px;
  }
  input {
    text-overflow: clip;
    ${media.print} {
      -webkit-text-security: disc;
    }
  }
`;

/**
 * A password with `Show password` / `Hide password`, and a note while Caps Lock is on.
 * Set `autoComplete`, so that password managers know which password it is.
 */
export function PasswordInput({ onKeyDown, onKeyUp, onBlur, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number, number] | null>(null);

  // Changing the type of an input may move its caret to the start.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });

  function toggle() {
    const { selectionStart, selectionEnd } = input.current ?? {};
    caret.current = selectionStart == null || selectionEnd == null ? null : [selectionStart, selectionEnd];
    setShown(!shown);
  }

  function readCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <Root>
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        onKeyDown={(event) => {
          readCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          readCapsLock(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        end={
          <ControlButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff /> : <Eye />}
            disabled={rest.disabled}
            onClick={toggle}
          />
        }
      />
      <span role="status">{capsLock ? 'Caps Lock is on' : null}</span>
    </Root>
  );
}

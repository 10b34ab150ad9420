import { useId } from 'react';
import styled from 'styled-components';
import { contrastHint, parseHex, toHex } from '#src/lib/contrast.ts';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { media, theme } from '../theme/theme.ts';

export interface ColorFieldProps extends Omit<TextInputProps, 'type' | 'start' | 'end'> {
  /** `#RRGGBB`, or any text while the user types. */
  value: string;
}

const Root = styled.div`
  display: grid;
  gap: 5px;
  min-inline-size: 0;
  > p {
    font: ${theme.font.small} ${theme.font.family};
    color: ${theme.text.muted};
  }
`;

const Frame = styled.span`
  ${controlFrame}
  > input {
    ${controlInput}
    font-variant-numeric: tabular-nums;
  }
  > input[type='color'] {
    appearance: none;
    flex: none;
    inline-size: 34px;
    /* The swatch is 18 px high at every height of the control. */
    padding: calc((${theme.layout.control} - 20px) / 2) 8px;
    cursor: pointer;
  }
  ${media.narrow} {
    > input[type='color'] {
      inline-size: ${theme.layout.touch};
      padding-inline: 13px;
    }
  }
  > input[type='color']::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  > input[type='color']::-webkit-color-swatch {
    border: 1px solid ${theme.border.main};
    border-radius: 4px;
  }
  > input[type='color']::-moz-color-swatch {
    border: 1px solid ${theme.border.main};
    border-radius: 4px;
  }
  > input[type='color']:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  > input[type='color'] + input {
    padding-inline-start: 2px;
  }
`;

/**
 * A colour, typed as hex digits or picked with the system's picker, with the contrast of white text on it. On blur
 * the text is normalised to `#RRGGBB`.
 */
export function ColorField({ value, onValueChange, invalid, size, onBlur, ...rest }: ColorFieldProps) {
  const hintId = useId();
  const rgb = parseHex(value);
  const describedBy =
    [rest['aria-describedby'], rgb ? hintId : undefined].filter(Boolean).join(' ') || undefined;
  const control = useFieldControl({ ...rest, invalid, 'aria-describedby': describedBy });
  return (
    <Root>
      <Frame
        data-invalid={control['aria-invalid'] || undefined}
        data-disabled={rest.disabled || undefined}
        data-size={size}
      >
        <input
          type="color"
          aria-label="Color picker"
          disabled={rest.disabled}
          value={toHex(rgb ?? [0, 0, 0]).toLowerCase()}
          onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
        />
        <input
          spellCheck={false}
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onBlur={(event) => {
            if (rgb && toHex(rgb) !== value) onValueChange(toHex(rgb));
            onBlur?.(event);
          }}
        />
      </Frame>
      {rgb ? <p id={hintId}>{contrastHint(rgb)}</p> : null}
    </Root>
  );
}

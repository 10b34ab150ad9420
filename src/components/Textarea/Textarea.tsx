import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { ownLanguage } from '#src/lib/language.ts';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { theme } from '../theme/theme.ts';
import { counterText, limitAnnouncement, TEXT_LIMIT, withinLimit } from './textLimit.ts';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
  /** @default whether its Field has an error */
  invalid?: boolean | undefined;
}

const Frame = styled.span`
  ${controlFrame}
  block-size: auto;
  > textarea {
    ${controlInput}
    display: block;
    block-size: auto;
    min-block-size: 72px;
    max-block-size: 320px;
    padding: 6px 10px;
    resize: vertical;
    /* Grows with its text in browsers that support it. */
    field-sizing: content;
  }
`;

const Counter = styled.p`
  font: ${theme.font.small} ${theme.font.family};
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
`;

/**
 * Several lines of text, at most `TEXT_LIMIT` characters. It grows with its text and can be resized. As the text nears
 * the limit a counter belongs to its description.
 */
export function Textarea({ value, onValueChange, invalid, rows = 3, ...rest }: TextareaProps) {
  const counterId = useId();
  const counter = counterText(value.length);
  const described = [rest['aria-describedby'], counter === null ? '' : counterId].filter(Boolean).join(' ');
  const control = useFieldControl({ ...rest, invalid, 'aria-describedby': described });
  return (
    <>
      <Frame data-invalid={control['aria-invalid'] || undefined} data-disabled={rest.disabled || undefined}>
        <textarea
          {...ownLanguage(value)}
          {...rest}
          {...control}
          rows={rows}
          maxLength={TEXT_LIMIT}
          value={value}
          onChange={(event) => onValueChange(withinLimit(event.currentTarget.value))}
        />
      </Frame>
      {counter === null ? null : <Counter id={counterId}>{counter}</Counter>}
      <VisuallyHidden aria-live="polite">{limitAnnouncement(value.length)}</VisuallyHidden>
    </>
  );
}

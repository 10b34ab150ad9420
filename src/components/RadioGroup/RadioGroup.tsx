import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface RadioGroupProps<Value extends string> {
  /** Accessible name. */
  label: string;
  /** Null while none is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `detail` is shown below the label, and describes the choice for assistive technology. */
  options: readonly { readonly value: Value; readonly label: string; readonly detail?: ReactNode }[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  padding: 10px 12px;
  border: 1px solid ${theme.border.main};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.card};
  font: ${theme.font.table} ${theme.font.family};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${theme.primary.solid};
    box-shadow: inset 0 0 0 1px ${theme.primary.solid};
  }
  > span {
    font-weight: 500;
  }
  > div {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  > input {
    appearance: none;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 4px 0;
    border: 1.5px solid ${theme.border.strong};
    border-radius: 50%;
    background: ${theme.surface.card};
    cursor: inherit;
  }
  > input:checked {
    border: 5px solid ${theme.primary.solid};
  }
  ${media.forcedColors} {
    > input {
      appearance: auto;
    }
  }
  ${media.narrow} {
    min-block-size: ${theme.layout.touch};
  }
`;

/** One of a few choices, of which none may be chosen at first: native radio buttons, each with room for its details. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onValueChange, options } = props;
  const id = useId();
  return (
    <Root role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const ids = { label: `${id}-${option.value}`, detail: `${id}-${option.value}-detail` };
        return (
          <Choice key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              aria-labelledby={ids.label}
              aria-describedby={option.detail ? ids.detail : undefined}
            />
            <span id={ids.label}>{option.label}</span>
            {option.detail ? <div id={ids.detail}>{option.detail}</div> : null}
          </Choice>
        );
      })}
    </Root>
  );
}

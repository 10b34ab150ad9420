import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';

const Root = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  margin-inline-end: 1px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.text.muted};
  cursor: pointer;
  &[hidden] {
    display: none;
  }
  &:hover:not(:disabled) {
    background: ${theme.surface.hover};
    color: ${theme.text.main};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  > svg {
    ${icon[16]}
  }
  ${media.narrow} {
    inline-size: ${theme.layout.touch};
    block-size: 100%;
  }
`;

export interface ControlButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
}

/**
 * A small icon button inside a control's frame (show password, clear). It needs no library, because the sign-in page
 * loads it. Pressing it leaves the focus in the field.
 */
export function ControlButton({ label, icon, ...rest }: ControlButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {icon}
    </Root>
  );
}

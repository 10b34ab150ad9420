import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { RouteLink } from '../Link/RouteLink.tsx';
import { media } from '../theme/theme.ts';
import type { Fill, Intent } from '../theme/tone.ts';
import { buttonLook } from './buttonLook.ts';

export interface ButtonLook {
  /** How much it stands out; `outline` by default, one `solid` per page or dialog. */
  fill?: Fill | undefined;
  /** What it means; `neutral` by default, `primary` when solid. */
  intent?: Intent | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** One 16 px icon before the text; decoration only. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Its work is under way: it keeps the focus and does nothing when pressed. The text says what it is doing. */
  busy?: boolean | undefined;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Root = styled.button`
  ${buttonLook}
  > span[data-icon] {
    display: grid;
    flex: none;
  }
  &[aria-busy='true'] > [data-icon] {
    visibility: hidden;
  }
  &[aria-busy='true']:has(> [data-icon]) {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      box-sizing: border-box;
      inset-inline-start: 12px;
      inline-size: 14px;
      block-size: 14px;
      border: 2px solid currentcolor;
      border-inline-end-color: transparent;
      border-radius: 50%;
    }
    &[data-size='small']::before {
      inset-inline-start: 10px;
    }
    ${media.motion} {
      &::before {
        animation: ${turn} 0.8s linear infinite;
      }
    }
  }
`;

const Anchor = styled(RouteLink)`
  ${buttonLook}
  > span[data-icon] {
    display: grid;
    flex: none;
  }
`;

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span data-icon="" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </>
  );
}

/** The native button in the console's look. `type` is "button" unless said otherwise. */
export function Button({ fill = 'outline', intent, size, icon, busy, children, ...rest }: ButtonProps) {
  const { onClick } = rest;

  /** A busy button stays focusable, so it must refuse by itself; this also stops Enter in a form's field. */
  function refuseWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Root
      type="button"
      {...rest}
      data-fill={fill}
      data-intent={intent ?? (fill === 'solid' ? 'primary' : 'neutral')}
      data-size={size}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={refuseWhileBusy}
    >
      <Content icon={icon}>{children}</Content>
    </Root>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {}

/** A link that looks like a button: goes somewhere, so middle click opens a tab. */
export function ButtonLink({ fill = 'outline', intent, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      data-fill={fill}
      data-intent={intent ?? (fill === 'solid' ? 'primary' : 'neutral')}
      data-size={size}
    >
      <Content icon={icon}>{children}</Content>
    </Anchor>
  );
}

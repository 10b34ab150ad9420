import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { RouteLink } from '../Link/RouteLink.tsx';
import { media } from '../theme/theme.ts';
import type { Fill, Intent } from '../theme/tone.ts';
import { buttonStyle } from './buttonStyle.ts';

export interface ButtonStyle {
  /** The emphasis. At most one `solid` per page or dialog. */
  fill?: Fill | undefined;
  /**
   * The colour.
   * @default 'neutral', 'primary' with `fill="solid"`
   */
  intent?: Intent | undefined;
  /**
   * Its height; `medium` follows the density.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** One 16 px icon before the text; decoration only. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** The action is in progress: the button keeps the focus and ignores presses. Name the action in the text. */
  busy?: boolean | undefined;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Root = styled.button`
  ${buttonStyle}
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
  ${buttonStyle}
  > span[data-icon] {
    display: grid;
    flex: none;
  }
`;

/** The text is an element, because the translation of a browser moves texts, and React then finds none to put the icon before. */
function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span data-icon="" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </>
  );
}

/** An action on the page, with a text and an icon; it submits a form only with `type="submit"`. */
export function Button({ fill = 'outline', intent, size, icon, busy, children, ...rest }: ButtonProps) {
  const { onClick } = rest;

  /** A busy button is not disabled, so that it keeps the focus. This also blocks submitting the form with Enter. */
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

export interface ButtonLinkProps extends ButtonStyle, ComponentPropsWithRef<'a'> {}

/** A link that looks like a button; middle click opens a tab. */
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

import { useState } from 'react';
import styled from 'styled-components';
import { initials } from '#src/lib/text.ts';
import { theme } from '../theme/theme.ts';

export interface AvatarProps {
  /** The name of the person or company, for the initials. */
  name: string;
  /** Text alternative of the picture, where it is content; decoration when absent. */
  alt?: string | undefined;
  /** A checked URL; without one, or when it fails to load, initials are shown. */
  src?: string | null | undefined;
  /** Called when `src` fails to load. */
  onBroken?: (src: string) => void;
  /** round for people, square for companies. */
  shape?: 'round' | 'square' | undefined;
  /** Width and height in pixels. */
  size?: number | undefined;
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  border-radius: 50%;
  background: ${theme.info.tonal};
  color: ${theme.info.text};
  font-weight: 600;
  font-size: max(9px, calc(var(--avatar-size) * 0.42));
  line-height: 1;
  overflow: hidden;
  user-select: none;
  &[data-shape='square'] {
    border-radius: max(${theme.radius.small}, calc(var(--avatar-size) * 0.14));
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-shape='square'] > img {
    object-fit: contain;
  }
`;

/**
 * The picture or initials of a person or company. Initials, and a picture without `alt`, are hidden from assistive
 * technology: show the name next to it.
 */
export function Avatar({ name, alt = '', src, onBroken, shape = 'round', size = 26 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  const decoration = picture === null || alt === '';
  return (
    <Root aria-hidden={decoration || undefined} data-shape={shape} style={{ '--avatar-size': `${size}px` }}>
      {picture ? (
        <img
          src={picture}
          alt={alt}
          width={size}
          height={size}
          decoding="async"
          onError={() => {
            setBroken(picture);
            onBroken?.(picture);
          }}
        />
      ) : (
        initials(name)
      )}
    </Root>
  );
}

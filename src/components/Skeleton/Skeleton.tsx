import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** Any CSS length; the whole line by default. */
  width?: string | undefined;
  /** Any CSS length; 12 px by default, the height of a line of text. */
  height?: string | undefined;
}

const Bar = styled.span`
  display: block;
  max-inline-size: 100%;
  inline-size: var(--skeleton-width, 100%);
  block-size: var(--skeleton-height, 12px);
  border-radius: 4px;
  background: ${theme.neutral.tonal};
  ${media.forcedColors} {
    background: GrayText;
  }
`;

/** A placeholder for loading content. Hidden from screen readers: the parent must announce the loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Bar aria-hidden="true" style={{ '--skeleton-width': width, '--skeleton-height': height }} />;
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** 1 for the page's title, 2 for a card or dialog, 3 for a section. */
  level: 1 | 2 | 3;
}

const Title = styled.h1`
  overflow-wrap: anywhere;
  &[data-level='1'] {
    font: ${theme.font.title} ${theme.font.family};
    letter-spacing: -0.012em;
  }
  &[data-level='2'] {
    font: ${theme.font.heading} ${theme.font.family};
  }
  &[data-level='3'] {
    font: ${theme.font.section} ${theme.font.family};
  }
`;

/** A heading whose look follows its level. */
export function Heading({ level, ...rest }: HeadingProps) {
  return <Title as={`h${level}`} {...rest} data-level={level} />;
}

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** For secondary text. */
  muted?: boolean | undefined;
  /**
   * body 14 px, table 13 px, small 12 px.
   * @default 'body'
   */
  size?: 'body' | 'table' | 'small' | undefined;
  /**
   * The element.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'figcaption' | undefined;
}

const Paragraph = styled.p`
  max-inline-size: 72ch;
  /* At the start of its own direction. */
  margin-inline: 0 auto;
  overflow-wrap: anywhere;
  &[data-muted] {
    color: ${theme.text.muted};
  }
  &[data-size='table'] {
    font: ${theme.font.table} ${theme.font.family};
  }
  &[data-size='small'] {
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** Running text of at most 72 characters a line. */
export function Text({ muted, size, as = 'p', ...rest }: TextProps) {
  return <Paragraph as={as} {...rest} data-muted={muted || undefined} data-size={size} />;
}

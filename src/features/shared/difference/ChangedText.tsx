import { createElement, Fragment } from 'react';
import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';
import type { TextPart } from './textDifference.ts';

export interface ChangedTextProps {
  parts: readonly TextPart[];
  /** Marks the changed parts as removed or as added. */
  as: 'del' | 'ins';
}

const Removed = styled.del`
  background: ${theme.danger.tonal};
  color: ${theme.danger.text};
`;

const Added = styled.ins`
  background: ${theme.success.tonal};
  color: ${theme.success.text};
`;

/** One side of a comparison of two texts, with its differing words marked. */
export function ChangedText({ parts, as }: ChangedTextProps) {
  const Mark = as === 'del' ? Removed : Added;
  const shown = parts.map(({ text, changed }) =>
    changed ? createElement(Mark, null, toShown(text)) : toShown(text),
  );
  // As single children, because the parts have no ids.
  return createElement(Fragment, null, ...shown);
}

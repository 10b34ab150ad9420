import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { ChangedText } from '#src/features/shared/difference/ChangedText.tsx';
import { textDifference } from '#src/features/shared/difference/textDifference.ts';
import { toShown } from '#src/lib/text.ts';

export interface ChangedValueProps {
  /** Empty for no value. */
  text: string;
  /** The text before the change: the words of `text` that differ from it are marked. */
  before?: string;
}

const None = styled.em`
  color: ${theme.text.muted};
`;

/** The value of a field in a comparison. */
export function ChangedValue({ text, before }: ChangedValueProps) {
  if (text === '') return <None>none</None>;
  if (before === undefined) return toShown(text);
  return <ChangedText parts={textDifference(before, text).after} as="ins" />;
}

import styled from 'styled-components';
import { LongText } from '#src/features/shared/record/LongText.tsx';

export interface PlainTextProps {
  /** Name of the text, for its copy button: `Comment`. */
  label: string;
  text: string;
}

const Kept = styled.div`
  max-inline-size: 72ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A text as it was typed, with its white space and without live links. */
export function PlainText({ label, text }: PlainTextProps) {
  return (
    <LongText label={label} text={text}>
      {(shown) => <Kept dir="auto">{shown}</Kept>}
    </LongText>
  );
}

import styled from 'styled-components';
import { LongText } from '#src/features/shared/record/LongText.tsx';

export interface PlainTextProps {
  /** What the text is: `Comment`. */
  label: string;
  text: string;
}

const Kept = styled.div`
  max-inline-size: 72ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A text that a person wrote: its white space is kept, nothing in it is a link. */
export function PlainText({ label, text }: PlainTextProps) {
  return (
    <LongText label={label} text={text}>
      {(shown) => <Kept dir="auto">{shown}</Kept>}
    </LongText>
  );
}

import styled from 'styled-components';
import { partsInBothDirections } from '#src/lib/direction.ts';

export interface PartedLineProps {
  /** Parts with commas, such as an address. */
  line: string;
  /** The line does not wrap: it is cut at the end of its last part. */
  cut?: boolean;
}

/** A part that is cut gives its room to those before it; each is cut at its own end, which may be on the left. */
const Line = styled.span`
  &[data-cut] {
    display: flex;
  }
  &[data-cut] > span {
    display: flex;
    flex: 0 var(--shrink) auto;
    min-inline-size: 0;
    overflow: hidden;
    white-space: pre;
  }
  &[data-cut] bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/**
 * A line that is read in two directions, such as an address with an Arabic street, part by part from left to right.
 * Without isolation, neighbouring parts would change places. Other lines are plain text.
 */
export function PartedLine({ line, cut = false }: PartedLineProps) {
  const parts = partsInBothDirections(line);
  if (parts === null) return <span>{line}</span>;
  return (
    <Line dir="ltr" data-cut={cut ? '' : undefined}>
      {parts.map((part, index) => (
        // Parts may be equal; what is before them differs.
        <span key={parts.slice(0, index + 1).join()} style={{ '--shrink': 1000 ** index }}>
          <bdi>{part}</bdi>
          {index < parts.length - 1 ? <span>, </span> : null}
        </span>
      ))}
    </Line>
  );
}

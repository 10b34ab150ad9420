import { Text } from '#src/components/Typography/Typography.tsx';

/** The note of a figure that the specification fixes: no list agrees with it (docs/product.md "Sample data"). */
export const SAMPLE_FIGURE = 'Sample figure';

/** The note in the head of a card whose figures are all fixed. */
export function SampleFigure() {
  return (
    <Text as="span" muted size="small">
      {SAMPLE_FIGURE}
    </Text>
  );
}

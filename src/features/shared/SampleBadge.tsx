import { Badge } from '#src/components/Badge/Badge.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';

/** Marks a screen that shows sample data (docs/product.md "Sample data"). */
export function SampleBadge() {
  return (
    <Tooltip label="Changes stay in this tab; a reload brings the samples back.">
      <Badge tabIndex={0}>Sample data</Badge>
    </Tooltip>
  );
}

import { Badge } from '#src/components/Badge/Badge.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';

/** Says quietly that a screen runs on samples (docs/product.md "Sample data"). */
export function SampleBadge() {
  return (
    <Tooltip label="Changes stay in this tab; a reload brings the samples back.">
      <Badge tabIndex={0}>Sample data</Badge>
    </Tooltip>
  );
}

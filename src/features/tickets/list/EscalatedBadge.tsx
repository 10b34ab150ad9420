import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';

const Mark = styled(Badge)`
  padding: 0 5px;
  > svg {
    margin: 0;
  }
`;

/** The badge of an escalated ticket in the list: an icon, because the subject needs the room. */
export function EscalatedBadge() {
  return (
    <Mark intent="danger" data-tooltip="Escalated">
      <TriangleAlert aria-hidden="true" />
      <VisuallyHidden>Escalated</VisuallyHidden>
    </Mark>
  );
}

import { Badge } from '#src/components/Badge/Badge.tsx';

/** Marks a record that this console made in this session: the server's own log is not known. */
export function SessionBadge() {
  return <Badge intent="info">This session</Badge>;
}

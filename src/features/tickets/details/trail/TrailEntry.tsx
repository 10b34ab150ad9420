import type { Activity } from '#src/api/types/ticket.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { toShown } from '#src/lib/text.ts';
import { PlainText } from './PlainText.tsx';
import { TimeAgo } from './TimeAgo.tsx';

export interface TrailEntryProps {
  entry: Activity;
}

/** One entry: a line for what changed, a card for what was said. Who, when, and who sees it. */
export function TrailEntry({ entry }: TrailEntryProps) {
  const { type, actor, action, details, timestamp, isInternal } = entry;
  const said = Boolean(details);
  const line = (
    <p>
      <strong>{toShown(actor)}</strong> {toShown(action)}{' '}
      {isInternal ? <Badge intent="warning">Internal note</Badge> : null}{' '}
      <span data-when="">
        <TimeAgo value={timestamp} />
        {type === 'comment' ? (
          <span>· Visible to {isInternal ? 'staff only' : 'customer and staff'}</span>
        ) : null}
      </span>
    </p>
  );
  if (!said) {
    return (
      <>
        <span data-dot="" />
        {line}
      </>
    );
  }
  return (
    <>
      <Avatar name={actor} />
      <div data-card={isInternal ? 'internal' : 'public'}>
        {line}
        <div>
          <PlainText label="Comment" text={details ?? ''} />
        </div>
      </div>
    </>
  );
}

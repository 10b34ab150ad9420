import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { mailtoHref } from '#src/lib/email.ts';
import { LongText } from './LongText.tsx';

/** An e-mail address as a link; nothing without one. */
export function emailValue(email: string | null) {
  return email ? (
    <LongText label="Email" text={email}>
      {(shown) => <Link href={mailtoHref(email)}>{shown}</Link>}
    </LongText>
  ) : null;
}

/** A date in local time; nothing without one. */
export function dateValue(date: string | null) {
  return date === null ? null : <DateTime value={date} fallback="N/A" />;
}

/** A status in words on its colour. */
export function statusValue(label: string, intent: BadgeProps['intent']) {
  return (
    <Badge dot intent={intent}>
      {label}
    </Badge>
  );
}

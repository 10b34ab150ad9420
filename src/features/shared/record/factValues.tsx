import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { mailtoHref } from '#src/lib/email.ts';
import { LongText } from './LongText.tsx';

/** An e-mail address as a link; null without an address. */
export function emailValue(email: string | null) {
  return email ? (
    <LongText label="Email" text={email}>
      {(shown) => <Link href={mailtoHref(email)}>{shown}</Link>}
    </LongText>
  ) : null;
}

/** A date in local time; null without a date. */
export function dateValue(date: string | null) {
  return date === null ? null : <DateTime value={date} fallback="N/A" />;
}

/** A status as a coloured badge with text. */
export function statusValue(label: string, intent: BadgeProps['intent']) {
  return (
    <Badge dot intent={intent}>
      {label}
    </Badge>
  );
}

import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { mailtoHref } from '#src/lib/email.ts';
import { CopiedText } from './CopiedText.tsx';
import { LongText } from './LongText.tsx';

/** A text as a link. The label names the text, for the button that copies a long one. */
export function linkValue(label: string, text: string, href: string) {
  return (
    <LongText label={label} text={text}>
      {(shown) => <Link href={href}>{shown}</Link>}
    </LongText>
  );
}

/** An e-mail address as a link; null without an address. */
export function emailValue(email: string | null) {
  return email ? linkValue('Email', email, mailtoHref(email)) : null;
}

/** An address in one line, with a button that copies it; null without an address. */
export function addressValue(line: string) {
  return line === '' ? null : <CopiedText label="Copy address" text={line} />;
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

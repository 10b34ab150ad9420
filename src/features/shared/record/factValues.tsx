import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link, LinkButton } from '#src/components/Link/Link.tsx';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import { copyLabels } from '#src/lib/recordNumbers.ts';
import { toShown } from '#src/lib/text.ts';
import { mailtoHref } from '#src/lib/values/email.ts';
import { telHref } from '#src/lib/values/phone.ts';
import { LongText } from './LongText.tsx';
import { ValueWithButtons } from './ValueWithButtons.ts';

/** A text as a link. The label names the text, for the button that copies a long one. */
export function linkValue(label: string, text: string, href: string) {
  return (
    <LongText label={label} text={text}>
      {(shown) => <Link href={href}>{shown}</Link>}
    </LongText>
  );
}

/** A text with a button that copies it, as a link if it leads somewhere, or a button that opens a dialog. */
function copiedValue(copy: string, text: string, leads: string | (() => void) | null = null) {
  const line = <PartedLine line={toShown(text)} />;
  const opener = typeof leads === 'function' && <LinkButton onClick={leads}>{line}</LinkButton>;
  return (
    <ValueWithButtons>
      <span>{opener || (typeof leads === 'string' ? <Link href={leads}>{line}</Link> : line)}</span>
      <CopyButton label={copy} text={text} />
    </ValueWithButtons>
  );
}

/** An e-mail address as a link, with a button that copies it; null without an address. */
export function emailValue(email: string | null, label = 'Email') {
  return email ? copiedValue(`Copy ${label}`, email, mailtoHref(email)) : null;
}

/** A phone number as a link that dials it, with a button that copies it; null without a number. */
export function phoneValue(phone: string | null) {
  return phone ? copiedValue(copyLabels.phone, phone, telHref(phone)) : null;
}

/** An Emirates ID with a button that copies it; null without one. */
export function emiratesIdValue(emiratesId: string) {
  return emiratesId === '' ? null : copiedValue(copyLabels.emiratesId, emiratesId);
}

/** The id of a record with a button that copies it. */
export function idValue(id: string) {
  return copiedValue(copyLabels.id, id);
}

/** An address in one line that opens its dialog, with a button that copies it; null without an address. */
export function addressValue(line: string, onOpen: (() => void) | null = null) {
  return line === '' ? null : copiedValue('Copy address', line, onOpen);
}

/** A date in local time; null without a date. */
export function dateValue(date: string | null) {
  return date === null ? null : <DateTime value={date} fallback="N/A" />;
}

/** A status as a coloured badge with text. */
export function statusValue({ label, intent }: { readonly label: string } & Pick<BadgeProps, 'intent'>) {
  return (
    <Badge dot intent={intent}>
      {label}
    </Badge>
  );
}

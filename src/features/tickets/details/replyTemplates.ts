/** A reply with placeholders: `{customer}`. */
export interface ReplyTemplate {
  readonly name: string;
  readonly text: string;
}

/** Values by the name of their placeholder; an empty one fills nothing. */
export type ReplyValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-z]+)\}/giu;

/** The text with the placeholders that have a value filled. */
export function filledReply(text: string, values: ReplyValues): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => values[name] || placeholder);
}

/** The placeholders that are left in a text, each once: `{date}`. */
export function unfilledIn(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])];
}

/** The text with a reply after what is typed already. */
export function withReply(typed: string, reply: string): string {
  return typed.trim() === '' ? reply : `${typed.trimEnd()}\n\n${reply}`;
}

/** Sample templates of the support portal. */
export const sampleReplies: readonly ReplyTemplate[] = [
  {
    name: 'We are looking at it',
    text: 'Dear {customer},\n\nthank you for your message. We are looking at {ticketId} and will answer by {date}.\n\n{agent}',
  },
  {
    name: 'We need more from you',
    text: 'Dear {customer},\n\nto go on with {ticketId} we need {information} from you.\n\n{agent}',
  },
  {
    name: 'It is solved',
    text: 'Dear {customer},\n\n{ticketId} is solved. Please tell us if anything is still not right.\n\n{agent}',
  },
];

import type { ReplyTemplate } from './details/composer/replyTemplates.ts';

/** Sample templates. Nothing fills `{date}` and `{information}`: the agent writes them. */
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

/** What of an investor needs attention, by its name in the URL. */
export const issueLabels = {
  'same-email': 'Same email',
  'same-emirates-id': 'Same Emirate ID',
  'same-phone': 'Same phone',
  'malformed-email': 'Malformed email',
  'malformed-emirates-id': 'Malformed Emirate ID',
  'malformed-phone': 'Malformed phone',
  'incomplete-address': 'Incomplete address',
} as const;

/** What of a company needs attention, by its name in the URL. */
export const issueLabels = {
  'same-email': 'Same email',
  'same-phone': 'Same phone',
  'malformed-email': 'Malformed email',
  'malformed-phone': 'Malformed phone',
  'no-developer-user': 'No developer user',
  'no-plan': 'No plan',
  'subscription-ended': 'Active, subscription ended',
} as const;

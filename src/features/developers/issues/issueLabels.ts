/** What of a developer user needs attention, by its name in the URL. */
export const issueLabels = {
  'same-email': 'Same email',
  'same-emirates-id': 'Same Emirates ID',
  'same-phone': 'Same phone',
  'malformed-email': 'Malformed email',
  'malformed-emirates-id': 'Malformed Emirates ID',
  'malformed-phone': 'Malformed phone',
  'no-company': 'No company',
  'unknown-company': 'Company does not exist',
  'no-sign-in': 'No sign-in for 90 days',
  'active-sub-users': 'Inactive with active sub-users',
} as const;

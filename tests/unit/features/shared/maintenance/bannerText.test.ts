import { expect, it } from 'vitest';
import { bannerText } from '#src/features/shared/maintenance/MaintenanceMessage.tsx';

it('is the message, without white space around it', () => {
  expect(bannerText(' Back at 22:00.\n')).toBe('Back at 22:00.');
});

it.each(['', ' \n'])('is a default for %j', (message) => {
  expect(bannerText(message)).toBe('The platform is under maintenance.');
});

it('is at most 2,000 characters long', () => {
  expect(bannerText('a'.repeat(3000))).toHaveLength(2000);
});

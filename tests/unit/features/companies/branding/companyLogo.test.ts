import { expect, it } from 'vitest';
import { NO_LOGO, toCompanyLogo } from '#src/features/companies/branding/companyLogo.ts';

const origin = 'http://api.example';
const error = { message: 'The server is resting.', status: 500 };
const failed = { url: null, failed: true };
const acme = { url: 'http://api.example/acme.png', failed: false };

it.each([
  ['none', { data: null, error: undefined }, NO_LOGO],
  ['not known yet', { data: undefined, error: undefined }, NO_LOGO],
  ['one of the API', { data: '/acme.png', error: undefined }, acme],
  ['not readable', { data: undefined, error }, failed],
  ['known from before, though not readable now', { data: '/acme.png', error }, acme],
  [
    'of another origin, which is never loaded',
    { data: 'https://evil.example/a.png', error: undefined },
    failed,
  ],
])('a logo is %s', (_, read, logo) => {
  expect(toCompanyLogo(read, origin)).toEqual(logo);
});

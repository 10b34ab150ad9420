import { expect, it } from 'vitest';
import { type CompanyLogo, NO_LOGO, toCompanyLogo } from '#src/features/companies/branding/companyLogo.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

const origin = 'http://api.example';
const error = { message: 'The server is resting.', status: 500 };
const retry = () => undefined;
const failed = { url: null, failed: true };
const acme = { url: 'http://api.example/acme.png', failed: false };

/** A response with this logo, perhaps of before a refresh that failed. */
function ready(data: string | null, refreshError?: typeof error): QueryResult<string | null> {
  return { status: 'ready', data, refreshing: false, error: refreshError, isPrevious: false, retry };
}

it.each<[string, QueryResult<string | null>, CompanyLogo]>([
  ['none', ready(null), NO_LOGO],
  ['not known yet', { status: 'loading', retry }, NO_LOGO],
  ['one of the API', ready('/acme.png'), acme],
  ['not readable', { status: 'failed', error, retry }, failed],
  ['known from before, though not readable now', ready('/acme.png', error), acme],
  ['of another origin, which is never loaded', ready('https://evil.example/a.png'), failed],
])('a logo is %s', (_, result, logo) => {
  expect(toCompanyLogo(result, origin)).toEqual(logo);
});

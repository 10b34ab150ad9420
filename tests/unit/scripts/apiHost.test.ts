import { expect, it } from 'vitest';
import { apiHostProblem, errorReportProblem } from '#scripts/build/apiHost.ts';

it.each([undefined, '', 'https://api.example.com', 'http://127.0.0.1:4174', 'https://API.example.com/'])(
  '%j is a valid VITE_API_HOST',
  (host) => expect(apiHostProblem(host)).toBeNull(),
);

it.each([
  'api.example.com',
  'https//api.example.com',
  '/api',
  'https://',
  'https://api.example.com/v1',
  'ftp://api.example.com',
  'https://user@api.example.com',
  ' ',
])('%j is none, and the build says so', (host) => {
  expect(apiHostProblem(host)).toBe(
    `VITE_API_HOST is ${JSON.stringify(host)}, which is no origin such as https://api.example.com`,
  );
});

it('an address for error reports is one of the web, without a password', () => {
  for (const address of [undefined, '', 'https://errors.example.com/console', 'http://127.0.0.1:9000']) {
    expect(errorReportProblem(address)).toBeNull();
  }
  for (const address of ['errors.example.com', '/errors', 'https://a:b@errors.example.com', 'data:,x']) {
    expect(errorReportProblem(address)).toContain(
      `VITE_ERROR_REPORT_URL is "${address}", which is no address`,
    );
  }
});

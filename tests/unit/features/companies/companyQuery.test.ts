import { describe, expect, it } from 'vitest';
import { companyList } from '#src/features/companies/companyList.ts';
import { companyQuery } from '#src/features/companies/companyQuery.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';

const asked = (params: Record<string, string> = {}) =>
  toListQuery(companyList, { ...companyList.params, ...params });

describe('who pages', () => {
  it('is the server, unless it does not know the filter or the order', () => {
    expect(asked({ search: 'a', status: 'active' }).pagedBy).toBe('server');
    expect(asked({ user: '  ' }).pagedBy).toBe('server');
    expect(asked({ user: 'a' }).pagedBy).toBe('browser');
    expect(asked({ plan: 'Basic Plan' }).pagedBy).toBe('browser');
    expect(asked({ sort: 'plan.asc' }).pagedBy).toBe('browser');
  });
});

describe('the query', () => {
  it('requests twenty rows of a page or a thousand, and sends only set parameters', () => {
    expect(companyQuery(asked({ search: ' ', page: '3' }))).toEqual({ page: 3, limit: 20 });
    const inBrowser = asked({ search: ' a ', status: 'inactive', plan: 'Basic Plan', page: '3' });
    expect(companyQuery(inBrowser)).toEqual({ page: 1, limit: 1000, search: 'a', status: 'inactive' });
  });

  it('limits the search to the length of the longest name, in whole characters', () => {
    const search = `a${'😀'.repeat(10_000)}`;
    expect(companyQuery(asked({ search })).search).toBe(`a${'😀'.repeat(999)}`);
  });
});

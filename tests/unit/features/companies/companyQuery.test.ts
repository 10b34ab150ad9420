import { describe, expect, it } from 'vitest';
import { companyQuery } from '#src/features/companies/CompanyManagementContainer.tsx';
import { companyList } from '#src/features/companies/companyList.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { type ParamValue, readParams } from '#src/features/shared/list/url/urlParams.ts';

const asked = (params: Record<string, ParamValue> = {}) =>
  toListQuery(companyList, { ...readParams('', companyList.params), ...params });

describe('who pages', () => {
  it('is the server, unless it does not know the filter or the order', () => {
    expect(asked({ search: 'a', status: 'active' }).pagedBy).toBe('server');
    expect(asked({ user: '  ' }).pagedBy).toBe('server');
    expect(asked({ user: 'a' }).pagedBy).toBe('browser');
    expect(asked({ plan: 'Basic Plan' }).pagedBy).toBe('browser');
    expect(asked({ sort: 'plan.asc' }).pagedBy).toBe('browser');
  });

  it('is the browser for several statuses, of which the server knows one', () => {
    const several = asked({ status: ['active', 'suspended'] });
    expect(several).toMatchObject({ pagedBy: 'browser', serverFiltered: false, filtered: true });
    expect(companyQuery(several)).toEqual({ page: 1, limit: 1000 });
  });

  it('is the browser for a status that there is not, which the server is never asked for', () => {
    const unknown = asked({ status: 'Active' });
    expect(unknown).toMatchObject({ pagedBy: 'browser', serverFiltered: false, filtered: true });
    expect(companyQuery(unknown)).toEqual({ page: 1, limit: 1000 });
  });

  it('is the browser for a number, an id or an Arabic text, which the server does not find', () => {
    for (const search of ['0552854205', '+971 (55) 285-4205', '4205', 'COMP-018', 'comp-0', 'شركه']) {
      expect(asked({ search }), search).toMatchObject({ pagedBy: 'browser', serverFiltered: false });
    }
    for (const search of ['420', 'Tower 4205', 'a@4205.example', 'comp-']) {
      expect(asked({ search }), search).toMatchObject({ pagedBy: 'server', serverFiltered: true });
    }
  });
});

describe('the query', () => {
  it('requests twenty rows of a page or a thousand, and sends only set parameters', () => {
    expect(companyQuery(asked({ search: ' ', page: '3' }))).toEqual({ page: 3, limit: 20 });
    const inBrowser = asked({ search: ' a\u00a0b\u200b', status: 'inactive', plan: 'Basic Plan', page: '3' });
    expect(companyQuery(inBrowser)).toEqual({ page: 1, limit: 1000, search: 'a b', status: 'inactive' });
  });

  it('asks for all companies of the status where the console searches for a number or an id', () => {
    for (const search of ['055 285 4205', 'COMP-018']) {
      const query = companyQuery(asked({ search, status: 'active', page: '3' }));
      expect(query, search).toEqual({ page: 1, limit: 1000, status: 'active' });
    }
  });

  it('limits the search to the length of the longest name, in whole characters', () => {
    const search = `a${'😀'.repeat(10_000)}`;
    expect(companyQuery(asked({ search })).search).toBe(`a${'😀'.repeat(999)}`);
  });
});

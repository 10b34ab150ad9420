import { describe, expect, it } from 'vitest';
import { companyList } from '#src/features/companies/companyList.ts';
import { companyRequest } from '#src/features/companies/useCompanySource.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { type ParamValue, readParams } from '#src/features/shared/list/url/urlParams.ts';

const asked = (params: Record<string, ParamValue> = {}) =>
  companyRequest(toListQuery(companyList, { ...readParams('', companyList.params), ...params }));
const everyRow = { request: { page: 1, limit: 1000 }, paged: false };

describe('who pages', () => {
  it('is the server, unless it does not know the filter or the order', () => {
    expect(asked({ search: 'a', status: 'active' }).paged).toBe(true);
    expect(asked({ user: '  ' }).paged).toBe(true);
    expect(asked({ user: 'a' }).paged).toBe(false);
    expect(asked({ plan: 'Basic Plan' }).paged).toBe(false);
    expect(asked({ sort: 'plan.asc' }).paged).toBe(false);
  });

  it('is the browser for several statuses, of which the server knows one', () => {
    expect(asked({ status: ['active', 'suspended'] })).toEqual(everyRow);
  });

  it('is the browser for a status that there is not, which the server is never asked for', () => {
    expect(asked({ status: 'Active' })).toEqual(everyRow);
    expect(asked({ status: ['active', 'Active'] })).toEqual(everyRow);
  });

  it('is the browser for a number, an id or an Arabic text, which the server does not find', () => {
    for (const search of ['0552854205', '+971 (55) 285-4205', '4205', 'COMP-018', 'comp-0', 'شركه']) {
      expect(asked({ search }), search).toEqual(everyRow);
    }
    for (const search of ['420', 'Tower 4205', 'a@4205.example', 'comp-']) {
      expect(asked({ search }), search).toEqual({ request: { page: 1, limit: 20, search }, paged: true });
    }
  });
});

describe('the query', () => {
  it('requests twenty rows of a page or a thousand, and sends only set parameters', () => {
    expect(asked({ search: ' ', page: '3' }).request).toEqual({ page: 3, limit: 20 });
    const inBrowser = asked({ search: ' a\u00a0b\u200b', status: 'inactive', plan: 'Basic Plan', page: '3' });
    expect(inBrowser.request).toEqual({ page: 1, limit: 1000, search: 'a b', status: 'inactive' });
  });

  it('asks for all companies of the status where the console searches for a number or an id', () => {
    for (const search of ['055 285 4205', 'COMP-018']) {
      const { request } = asked({ search, status: 'active', page: '3' });
      expect(request, search).toEqual({ page: 1, limit: 1000, status: 'active' });
    }
  });

  it('limits the search to the length of the longest name, in whole characters', () => {
    const search = `a${'😀'.repeat(10_000)}`;
    expect(asked({ search }).request.search).toBe(`a${'😀'.repeat(999)}`);
  });
});

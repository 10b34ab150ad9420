import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { masterTodos } from '#src/app/todos/masterTodos.ts';
import { supportTodos } from '#src/app/todos/supportTodos.ts';
import { auditEntryStore } from '#src/features/audit-log/auditEntries.store.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { investorRows } from '#src/features/investors/investorResource.ts';
import { findInvestors } from '#src/features/investors/issues/investorIssues.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { filterQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { failedImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import { viewValues } from '#src/features/shared/list/views/savedViews.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { masterTicketPortal, supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

const days = [
  ['the first day of a quarter', '2026-10-01T09:00:00Z'],
  ['the last day of a quarter', '2026-12-31T16:30:00Z'],
  ['a leap day', '2028-02-29T09:00:00Z'],
  ['New Year', '2027-01-01T00:30:00Z'],
  ['today', '2026-11-24T08:00:00Z'],
] as const;

const { master, support } = paths;

/** The rows that the list of a path shows for the query of an address, as its screen finds them. */
function shownAt(href: string): number {
  const { pathname, search } = new URL(href, 'https://console.example');
  const show = <Row>(
    description: Parameters<typeof toListQuery<Row, never, never>>[0],
    rows: readonly Row[],
  ): number => {
    const { filters, filtered } = toListQuery(description, viewValues(search.slice(1), description.params));
    expect(filtered).toBe(true);
    const query = filterQuery(description.filters, filters);
    return rows.filter(rowFilter<Row>(description.filters, query) ?? (() => false)).length;
  };
  // The lists have rows of different types: the check is the same for each.
  const shown: Readonly<Record<string, () => number>> = {
    [master.supportManagement]: () => show(masterTicketPortal(sara).list as never, masterTicketStore.rows()),
    [support.supportManagement]: () =>
      show(supportTicketPortal(lina).list as never, supportTicketStore.rows()),
    [master.companySubscriptions]: () => show(companySubscriptionList as never, companySubscriptions.rows()),
    [master.investorSubscriptions]: () => show(investorSubscriptionList as never, userSubscriptions.rows()),
    [master.investorUsers]: () => {
      const rows = investorRows.rows();
      return show(findInvestors(rows, null).described(investorList, []) as never, rows);
    },
    [master.auditLogs]: () => show(auditList as never, auditEntryStore.rows()),
    [master.reports]: () =>
      reportStore.rows().filter(({ status }) => status === new URLSearchParams(search).get('status')).length,
  };
  const count = shown[pathname];
  if (!count) throw new Error(`No list at ${pathname}`);
  return count();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  failedImports.setState({}, true);
  sessionEnds.ended('expired', '');
});

function begin(now: string): Date {
  vi.setSystemTime(now);
  // The samples are made anew for this moment.
  sessionEnds.ended('expired', '');
  return new Date(now);
}

describe.each(days)('on %s', (_, now) => {
  it.each([
    ['master', masterTodos],
    ['support', supportTodos],
  ])('every figure of the %s portal is the number of rows of its list', (_portal, source) => {
    const lines = source.read(begin(now));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(({ href }) => [href, shownAt(href)])).toEqual(
      lines.map(({ href, count }) => [href, count]),
    );
  });

  it('the subscriptions are those whose last day is within the span, and the sum that of their histories', () => {
    const today = begin(now);
    const lines = masterTodos.read(today);
    const day = today.toISOString().slice(0, 10);
    for (const [list, rows] of [
      [master.companySubscriptions, companySubscriptions.rows()],
      [master.investorSubscriptions, userSubscriptions.rows()],
    ] as const) {
      const within = (span: number) => {
        const last = new Date(Date.parse(day) + span * 86_400_000).toISOString().slice(0, 10);
        return rows.filter(
          ({ status, endDate }) =>
            ['Active', 'Trial', 'Renewal', 'Grace Period'].includes(status) &&
            endDate >= day &&
            endDate <= last,
        );
      };
      const ending = within(30);
      const soon = within(7).length;
      const sum = ending.reduce((total, { amount }) => total + (amount?.value ?? 0) / 100, 0);
      const line = lines.find(({ href }) => href === `${list}?ends=30`);
      expect(line?.count ?? 0).toBe(ending.length);
      if (!line) continue;
      const when = soon === 0 ? ' within 30 days' : `: ${soon} within 7 days, ${ending.length} within 30`;
      expect(line.text).toContain(`${when}, $${sum.toLocaleString('en')} at stake`);
    }
  });
});

describe('the lines', () => {
  it('have the singular for one', () => {
    const lines = masterTodos.read(begin('2026-11-24T08:00:00Z'));
    expect(lines.find(({ id }) => id === 'reports')).toMatchObject({ count: 1, text: 'report failed' });
  });

  it('count the failed rows of imports by list', () => {
    const now = begin('2026-11-24T08:00:00Z');
    failedImports.setState({ developers: 3, companies: 0 });
    expect(masterTodos.read(now).filter(({ id }) => id.startsWith('import'))).toEqual([
      {
        id: 'import developers',
        count: 3,
        text: 'rows of the import of developers failed',
        href: `${master.developerUsers}?open=import`,
      },
    ]);
  });

  it('change with a record', () => {
    const now = begin('2026-11-24T08:00:00Z');
    const unassigned = () =>
      masterTodos.read(now).find(({ href }) => href.endsWith('assignee=none'))?.count ?? 0;
    const heard = vi.fn();
    const stop = masterTodos.subscribe(heard);
    const before = unassigned();
    const [ticket] = masterTicketStore.rows().filter(({ assignee }) => assignee === null);
    masterTicketStore.change(ticket?.id ?? '', (row) => ({ ...row, assignee: 'Adam Weiss' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(unassigned()).toBe(before - 1);
    stop();
  });
});

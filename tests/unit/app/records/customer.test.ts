import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { companies, companySubscriptions, developers, investors } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import type { KindId } from '#src/api/types/record.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import type { Records } from '#src/features/shared/records/recordKind.ts';
import { summaryOf } from '#src/features/shared/related/summaryOf.ts';
import { othersOf } from '#src/features/tickets/useTickets.ts';
import { amountText, planLabel } from '#src/lib/subscription.ts';
import { masterWith, readAll, supportWith } from '#stories/features/shared/related/sampleKinds.ts';

const company = buildSupportCompany();
const user = buildSupportUser({ companyId: company.id });
const byUser = { origin: 'developer', customerRecord: { kind: 'support-users', id: user.id } } as const;

it('finds the other tickets of the same customer in every status, whatever their address, the newest first', () => {
  const one = buildTicket(byUser);
  const other = buildTicket({ ...byUser, created: '2026-01-01T00:00:00Z' });
  const closed = buildTicket({ ...byUser, status: 'Closed', created: '2026-02-01T00:00:00Z' });
  const asInvestor = buildTicket({ ...byUser, customerRecord: { kind: 'investors', id: user.id } });
  expect(othersOf(one, [one, other, closed, asInvestor, buildTicket()])).toEqual([closed, other]);
});

/** What is known of the customer of a ticket; null without a record. */
function customerOf({ customerRecord }: Pick<Ticket, 'customerRecord'>, records: Records) {
  return records.about(customerRecord, (kind, row) => ({
    ...kind.customer?.(row, records),
    name: kind.nameOf(row),
  }));
}

describe('the customer in the support portal', () => {
  const portal = (all = [buildSupportCompany(), company]) =>
    readAll(supportWith({ 'support-users': [buildSupportUser(), user], 'support-companies': all }));

  it('is the user with their company', () => {
    const { status, endDate } = company.subscription;
    expect(customerOf(byUser, portal())).toMatchObject({
      name: user.name,
      person: { role: user.role, mobile: user.mobile },
      company: {
        text: company.companyName,
        href: `/support/company-management?open=details&id=${company.id}`,
      },
      subscription: { status, endDate },
    });
  });

  it('has no company if the user has none', () => {
    const found = customerOf(byUser, portal([buildSupportCompany()]));
    expect(found).toMatchObject({ name: user.name, subscription: null });
    expect(found?.company).toBeUndefined();
  });

  it('is a company', () => {
    const found = customerOf({ customerRecord: { kind: 'support-companies', id: company.id } }, portal());
    expect(found).toMatchObject({
      name: company.companyName,
      plan: { text: `${company.subscription.plan} Plan` },
    });
    expect(found?.person).toBeUndefined();
  });

  it('is not known without a record', () => {
    expect(customerOf({ customerRecord: { kind: 'support-users', id: 'unknown' } }, portal())).toBeNull();
  });
});

describe('the customer in the master portal', () => {
  const portal = readAll(masterWith());
  const find = (kind: KindId, id = '') => customerOf({ customerRecord: { kind, id } }, portal);

  it('is a company with its subscription', () => {
    const [first] = companies;
    const record = companySubscriptions.find(({ companyId }) => companyId === first?.id);
    expect(find('companies', first?.id)).toMatchObject({
      name: first?.companyName,
      plan: { text: planLabel(first?.plan ?? '') },
      subscription: { amount: amountText(record?.amount ?? null) },
    });
  });

  it('is the developer user or the investor of an id that both have, by the kind', () => {
    const both = investors.find(({ id }) => developers.some((developer) => developer.id === id));
    const developer = developers.find(({ id }) => id === both?.id);
    expect(find('developers', both?.id)).toMatchObject({
      name: developer?.name,
      person: { mobile: developer?.phoneNumber },
      company: { text: developer?.companyName },
      also: { text: 'Investor', href: `/master/investor-users?open=details&id=${both?.id}` },
    });
    const investor = find('investors', both?.id);
    expect(investor).toMatchObject({ name: both?.name, person: { role: 'Investor' } });
    expect(investor?.company).toBeUndefined();
  });

  it('is not known without a record', () => {
    expect(find('companies', 'unknown')).toBeNull();
    expect(find('investors', 'unknown')).toBeNull();
  });
});

describe('the summary of a record', () => {
  const [developer] = developers;
  const own = { customerRecord: { kind: 'developers', id: developer?.id ?? '' } } as const;

  it('has company, plan, end and open tickets, each a link', () => {
    const tickets = [buildTicket(own), buildTicket({ ...own, status: 'Closed' }), buildTicket()];
    const facts =
      developer && summaryOf({ kind: 'developers', record: developer }, readAll(masterWith({ tickets })));
    expect(facts?.map(({ text }) => text)).toEqual([
      developer?.companyName,
      'Investor too',
      expect.stringMatching(/ Plan$/u),
      expect.stringMatching(/^Ends \d{4}-\d\d-\d\d$/u),
      '1 open ticket',
    ]);
    expect(facts?.at(-1)?.href).toBe(
      `/master/support-management?customer=developers.${developer?.id}&status=Open&status=In+Progress`,
    );
    expect(facts?.every(({ href }) => href !== null)).toBe(true);
  });

  it('leads nowhere where there is nothing', () => {
    const none = readAll(masterWith({ companies: [], tickets: [] }));
    const alone = buildDeveloper({ companyName: null });
    const facts = summaryOf({ kind: 'developers', record: alone }, none);
    expect(facts).toEqual([
      { text: 'No company', href: null },
      { text: 'No open tickets', href: null },
    ]);
  });
});

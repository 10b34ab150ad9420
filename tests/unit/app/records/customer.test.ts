import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { companies, companySubscriptions, developers, investors } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { summaryOf } from '#src/features/shared/related/summaryOf.ts';
import { customerRef } from '#src/features/shared/tickets/customerKey.ts';
import { othersOf } from '#src/features/tickets/useTickets.ts';
import { amountText, planLabel } from '#src/lib/subscription.ts';
import { masterWith, readAll, supportWith } from '#stories/features/shared/related/sampleKinds.ts';

const company = buildSupportCompany();
const user = buildSupportUser({ companyId: company.id });
const byUser = { origin: 'developer', customerId: user.id } as const;

it('finds the other tickets of the same customer in every status, whatever their address, the newest first', () => {
  const one = buildTicket(byUser);
  const other = buildTicket({ ...byUser, created: '2026-01-01T00:00:00Z' });
  const closed = buildTicket({ ...byUser, status: 'Closed', created: '2026-02-01T00:00:00Z' });
  const asInvestor = buildTicket({ ...byUser, email: one.email, origin: 'investor' });
  expect(othersOf(one, [one, other, closed, asInvestor, buildTicket()])).toEqual([closed, other]);
});

type Portal = ReturnType<typeof readAll>;

/** What is known of the customer of a ticket; null without a record. */
function customerOf(ticket: Pick<Ticket, 'origin' | 'customerId'>, { known }: Portal) {
  const found = known.get(customerRef(ticket));
  return found && { ...found.kind.customer?.of(found.row, known), name: found.kind.entryOf(found.row).label };
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
    const found = customerOf({ origin: 'developer', customerId: company.id }, portal());
    expect(found).toMatchObject({ name: company.companyName, plan: { text: company.subscription.plan } });
    expect(found?.person).toBeUndefined();
  });

  it('is not known without a record', () => {
    expect(customerOf({ origin: 'landlord', customerId: 'unknown' }, portal())).toBeNull();
  });
});

describe('the customer in the master portal', () => {
  const portal = readAll(masterWith());
  const find = (customerId = '', origin: Ticket['origin'] = 'developer') =>
    customerOf({ origin, customerId }, portal);

  it('is a company with its subscription', () => {
    const [first] = companies;
    const record = companySubscriptions.find(({ companyId }) => companyId === first?.id);
    expect(find(first?.id)).toMatchObject({
      name: first?.companyName,
      plan: { text: planLabel(first?.plan ?? '') },
      subscription: { amount: amountText(record?.amount ?? null) },
    });
  });

  it('is the developer user or the investor of an id that both have, by the origin', () => {
    const both = investors.find(({ id }) => developers.some((developer) => developer.id === id));
    const developer = developers.find(({ id }) => id === both?.id);
    expect(find(both?.id)).toMatchObject({
      name: developer?.name,
      person: { mobile: developer?.phoneNumber },
      company: { text: developer?.companyName },
    });
    const investor = find(both?.id, 'investor');
    expect(investor).toMatchObject({ name: both?.name, person: { role: 'Investor' } });
    expect(investor?.company).toBeUndefined();
  });

  it('is not known without a record', () => {
    expect(find('unknown')).toBeNull();
    expect(find('unknown', 'investor')).toBeNull();
  });
});

describe('the summary of a record', () => {
  const [developer] = developers;
  const own = { origin: 'developer', customerId: developer?.id ?? '' } as const;

  it('has company, plan, end and open tickets, each a link', () => {
    const tickets = [buildTicket(own), buildTicket({ ...own, status: 'Closed' }), buildTicket()];
    const facts = developer && summaryOf('developers', developer, readAll(masterWith({ tickets })));
    expect(facts?.map(({ text }) => text)).toEqual([
      developer?.companyName,
      expect.stringMatching(/ Plan$/u),
      expect.stringMatching(/^Ends \d{4}-\d\d-\d\d$/u),
      '1 open ticket',
    ]);
    expect(facts?.at(-1)?.href).toBe(
      `/master/support-management?customer=${developer?.id}&status=Open&status=In+Progress`,
    );
    expect(facts?.every(({ href }) => href !== null)).toBe(true);
  });

  it('leads nowhere where there is nothing', () => {
    const none = readAll(masterWith({ companies: [], tickets: [] }));
    const alone = buildDeveloper({ companyName: null });
    const facts = summaryOf('developers', alone, none);
    expect(facts).toEqual([
      { text: 'No company', href: null },
      { text: 'No open tickets', href: null },
    ]);
  });
});

import { expect, it } from 'vitest';
import { buildDeveloper, buildSubUser } from '#fixtures/build/developer.ts';
import { companySubscriptions, developerPlans, userSubscriptions } from '#fixtures/build/samples.ts';
import type { KindId } from '#src/api/types/record.ts';
import { masterWith, partOf, readAll } from '#stories/features/shared/related/sampleKinds.ts';

const developers = [
  buildDeveloper({ id: 'DEV-1', companyId: 'COMP-1', subUsers: [buildSubUser()] }),
  buildDeveloper({ id: 'DEV-2', companyId: 'COMP-2', subUsers: [buildSubUser(), buildSubUser()] }),
  buildDeveloper({ id: 'DEV-3', companyId: 'COMP-2', subUsers: [] }),
];

/** What is said of a deletion. */
function notesOf(kind: KindId, ids: readonly string[]) {
  const records = readAll(masterWith({ developers }));
  return records.kinds[kind]?.deletion?.(new Set(ids), records);
}

it('counts the sub-users of developer users', () => {
  expect(notesOf('developers', ['DEV-3'])).toEqual([]);
  expect(notesOf('developers', ['DEV-1'])).toEqual([
    'It has 1 sub-user, who is lost: the server cannot move them to another developer user.',
  ]);
  expect(notesOf('developers', ['DEV-1', 'DEV-2'])).toEqual([
    'They have 3 sub-users, who are lost: the server cannot move them to another developer user.',
  ]);
});

it('says of how many records it knows, where the server has more', () => {
  const { ask } = readAll(masterWith({ developers: partOf(developers) }));
  const { answer, limits } = ask((records) =>
    records.kinds.companies?.deletion?.(new Set(['COMP-1']), records),
  );
  expect(answer).toEqual(['It has 1 developer user, who stays without a company.']);
  expect(limits).toEqual(['Only the first 3 developers were looked at.']);
  expect(readAll(masterWith({ developers })).ask(({ rows }) => rows('developers')).limits).toEqual([]);
});

it('counts the developer users of companies', () => {
  expect(notesOf('companies', ['COMP-3'])).toEqual([]);
  expect(notesOf('companies', ['COMP-1'])).toEqual(['It has 1 developer user, who stays without a company.']);
  expect(notesOf('companies', ['COMP-1', 'COMP-2'])).toEqual([
    'They have 3 developer users, who stay without a company.',
  ]);
});

it('names the subscriptions of companies and investors', () => {
  const [first, second] = companySubscriptions.map(({ companyId }) => companyId);
  expect(notesOf('companies', [first ?? ''])).toContain('The subscription and its payments are lost.');
  expect(notesOf('companies', [first ?? '', second ?? ''])).toContain(
    '2 subscriptions and their payments are lost.',
  );
  expect(notesOf('investors', [userSubscriptions[0]?.userId ?? ''])).toEqual([
    'The subscription and its payments are lost.',
  ]);
});

it('says of plans who is on them, and what stays', () => {
  const [plan] = developerPlans;
  const count = companySubscriptions.filter((row) => row.plan === plan?.name).length;
  expect(count).toBeGreaterThan(1);
  expect(notesOf('developer-plans', [plan?.id ?? ''])).toEqual([
    `${count} companies are on this plan. Existing subscriptions are not affected. The plan is no longer available for new assignments.`,
  ]);
});

it('counts the open tickets of staff users', () => {
  expect(notesOf('staff-users', ['STF-004'])).toEqual([]);
  expect(notesOf('staff-users', ['STF-002'])).toEqual(['2 open tickets are assigned to this user.']);
  expect(notesOf('staff-users', ['STF-002', 'STF-003'])).toEqual([
    '3 open tickets are assigned to these users.',
  ]);
});

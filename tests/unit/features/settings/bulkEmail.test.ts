import { describe, expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { sender, sendProblem, targetName } from '#src/features/settings/bulkEmail.ts';

const email = { bulkTarget: 'all', bulkAddress: '', bulkSubject: 'News', bulkBody: 'A tower opens.' };
const to = (bulkTarget: string, bulkAddress = '') => ({ ...email, bulkTarget, bulkAddress });

describe('the target in words', () => {
  it.each([
    ['all', 'all users'],
    ['developers', 'developers'],
    ['investors', 'investors'],
    ['managers', 'managers'],
    ['companies', 'companies'],
  ])('%s', (target, name) => {
    // An address that was typed before another target was chosen does not count.
    expect(targetName(to(target, 'a@blume.example'))).toBe(name);
    expect(sendProblem(to(target))).toBeNull();
  });

  it('is the address of a specific user', () => {
    expect(targetName(to('user', ' Ada@Blume.example '))).toBe('Ada@Blume.example');
  });
});

describe('a specific user', () => {
  it.each(['ada@blume.example', ' Ada@Blume.example '])('is one valid address: %j', (address) => {
    expect(sendProblem(to('user', address))).toBeNull();
  });

  it('has to have an address', () => {
    expect(sendProblem(to('user', ' '))).toBe('Enter the address of the user first.');
  });

  it.each([
    'ada',
    'ada@blume',
    'ada@blume.example, omar@blume.example',
    'ada@blume.example;omar@blume.example',
    'ada@blume.example omar@blume.example',
    'ada@blume.example\nbcc: omar@blume.example',
    'Ada <ada@blume.example>',
  ])('is not %j', (address) => {
    expect(sendProblem(to('user', address))).toBe('Enter one valid email address first.');
  });
});

it('an email has a subject and a body', () => {
  expect(sendProblem({ ...email, bulkSubject: ' ' })).toBe('Enter a subject first.');
  expect(sendProblem({ ...email, bulkBody: '\n' })).toBe('Enter a body first.');
});

it('the sender is the portal with the address of the support', () => {
  expect(sender(systemSettings)).toBe('Blume Master Portal <support@blume.example>');
});

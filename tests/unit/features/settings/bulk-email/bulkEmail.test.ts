import { describe, expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { sender, targetName, targetProblem } from '#src/features/settings/bulk-email/bulkEmail.ts';

const to = (bulkTarget: string, bulkAddress = '') => ({ ...systemSettings, bulkTarget, bulkAddress });

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
    expect(targetProblem(to(target))).toBeNull();
  });

  it('is the address of a specific user', () => {
    expect(targetName(to('user', ' Ada@Blume.example '))).toBe('Ada@Blume.example');
  });
});

describe('a specific user', () => {
  it.each(['ada@blume.example', ' Ada@Blume.example '])('is one valid address: %j', (address) => {
    expect(targetProblem(to('user', address))).toBeNull();
  });

  it('has to have an address', () => {
    expect(targetProblem(to('user', ' '))).toBe('Enter the address of the user first.');
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
    expect(targetProblem(to('user', address))).toBe('Enter one valid email address first.');
  });
});

it('the sender is the portal with the address of the support', () => {
  expect(sender(systemSettings)).toBe('Blume Master Portal <support@blume.example>');
});

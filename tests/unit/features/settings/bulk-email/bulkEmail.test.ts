import { describe, expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { hasTarget, sender, targetName } from '#src/features/settings/bulk-email/bulkEmail.ts';

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
    expect(hasTarget(to(target))).toBe(true);
  });

  it('is the address of a specific user, which has to be there', () => {
    expect(targetName(to('user', ' Ada@Blume.example '))).toBe('Ada@Blume.example');
    expect(hasTarget(to('user', 'looks wrong'))).toBe(true);
    expect(hasTarget(to('user', ' '))).toBe(false);
  });
});

it('the sender is the portal with the address of the support', () => {
  expect(sender(systemSettings)).toBe('Blume Master Portal <support@blume.example>');
});

import { describe, expect, it } from 'vitest';
import {
  activeIntent,
  activeLabel,
  companyStatuses,
  companyStatusLabels,
  roleLabel,
  subscriptionIntent,
} from '#src/lib/labels.ts';

describe('labels', () => {
  it('has a label for every company status', () => {
    expect(companyStatuses.map((status) => companyStatusLabels[status])).toEqual([
      'Active',
      'Inactive',
      'Suspended',
    ]);
  });

  it('has labels and intents for active and inactive', () => {
    expect([activeLabel(true), activeLabel(false)]).toEqual(['Active', 'Inactive']);
    expect([activeIntent(true), activeIntent(false)]).toEqual(['success', 'neutral']);
  });

  it.each([
    ['Active', 'success'],
    ['Trial', 'info'],
    ['Grace Period', 'warning'],
    ['Expired', 'danger'],
    ['Inactive', 'neutral'],
    ['Paused', 'neutral'],
  ])('marks the subscription status %j as %s', (status, intent) => {
    expect(subscriptionIntent(status)).toBe(intent);
  });

  it.each([
    ['super_admin', 'Super Admin'],
    ['sales-manager', 'Sales Manager'],
    ['property_manager', 'Property Manager'],
    ['__site - manager', 'Site Manager'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('labels the role %j', (role, label) => {
    expect(roleLabel(role)).toBe(label);
  });
});

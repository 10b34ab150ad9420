import { describe, expect, it } from 'vitest';
import { buildSystemAlert } from '#fixtures/build/systemAlert.ts';
import { alertDays, filterAlerts, pressingAlerts, subjectOf } from '#src/features/dashboard/alerts.ts';

describe('alerts', () => {
  const old = buildSystemAlert({ type: 'error', time: '2026-11-18T10:00:00Z' });
  const latest = buildSystemAlert({ type: 'error', time: '2026-11-20T10:00:00.5Z' });
  const between = buildSystemAlert({ type: 'success', time: '2026-11-20T10:00:00Z' });
  const alerts = [old, latest, between];

  it('are shown with the latest first, and the given ones keep their order', () => {
    expect(filterAlerts(alerts, '')).toEqual([latest, between, old]);
    expect(alerts).toEqual([old, latest, between]);
  });

  it('are filtered by their type', () => {
    expect(filterAlerts(alerts, 'error')).toEqual([latest, old]);
    expect(filterAlerts(alerts, 'info')).toEqual([]);
  });

  it('press when they are errors or warnings of the last day, the latest first', () => {
    const warning = buildSystemAlert({ type: 'warning', time: '2026-11-19T10:00:00Z' });
    const pressing = pressingAlerts([warning, ...alerts], new Date('2026-11-20T10:00:01Z'));
    expect(pressing).toEqual([latest]);
    expect(pressingAlerts([warning, ...alerts], new Date('2026-11-20T10:00:00Z'))).toEqual([latest, warning]);
    expect(pressingAlerts(alerts, new Date('2026-11-22T10:00:00Z'))).toEqual([]);
  });

  it('are grouped by the day that is shown, both latest first', () => {
    const days = alertDays(alerts);
    expect(days.map(({ alerts: of }) => of)).toEqual([[latest, between], [old]]);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-18']);
  });

  it('lead to their subject, if there is one', () => {
    expect(subjectOf({ about: 'renewals' })).toBe('/master/user-subscriptions/company-subscriptions?ends=7');
    expect(subjectOf({ about: null })).toBeNull();
  });

  it('are all without a type, and none of a text that is no type', () => {
    expect(filterAlerts(alerts, '')).toHaveLength(alerts.length);
    expect(filterAlerts(alerts, 'Warning')).toEqual([]);
    expect(filterAlerts(alerts, 'toString')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { maintenanceAudit, settingsAudit } from '#src/features/settings/SystemSettingsContainer.tsx';

it('records the changed settings in words', () => {
  const after = { ...systemSettings, requireNumbers: !systemSettings.requireNumbers };
  const [from, to] = systemSettings.requireNumbers ? ['On', 'Off'] : ['Off', 'On'];
  expect(settingsAudit(systemSettings, after)).toMatchObject({
    action: 'Settings Updated',
    details: 'System settings: changed Require Numbers',
    before: { 'Require Numbers': from },
    changes: [{ field: 'Require Numbers', oldValue: from, newValue: to }],
  });
  expect(settingsAudit(after, after)).toMatchObject({ changes: [] });
});

it('records the beginning and the end of a maintenance', () => {
  expect(maintenanceAudit(true)).toMatchObject({
    action: 'Maintenance Started',
    changes: [{ field: 'Maintenance Mode', oldValue: 'Off', newValue: 'On' }],
  });
  expect(maintenanceAudit(false).action).toBe('Maintenance Ended');
});

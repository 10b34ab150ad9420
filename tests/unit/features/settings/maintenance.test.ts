import { afterEach, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { settingsStore } from '#src/features/shared/settings/systemSettings.store.ts';

afterEach(() => sessionEnds.ended('expired', ''));

it('the banner follows the saved message while maintenance is on', () => {
  settingsStore.save({ bannerMessage: 'Back at 20:00.' });
  expect(maintenanceStore.banner()).toBeNull();
  maintenanceStore.start('Back at 20:00.');
  settingsStore.save({ portalName: 'Blume Staff' });
  expect(maintenanceStore.banner()).toBe('Back at 20:00.');
  settingsStore.save({ bannerMessage: '' });
  expect(maintenanceStore.banner()).toBe('');
  maintenanceStore.end();
  expect(maintenanceStore.banner()).toBeNull();
});

it('ends with the session', () => {
  maintenanceStore.start('Back at 20:00.');
  sessionEnds.ended('expired', '');
  expect(maintenanceStore.banner()).toBeNull();
});

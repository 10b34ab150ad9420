import { expect, screen, within } from 'storybook/test';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { entryOf, opened, screenArgs } from './screenArgs.ts';

const entry = entryOf('Developer Updated');

const meta = preview.meta({
  title: 'Screens/Master Portal/Audit Logs/Details',
  component: AuditLogScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs(),
});

export const FullDetails = meta.story({
  args: opened({ type: 'details', row: entry }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    const states = within(dialog.getByRole('table', { name: 'Before and After' }));
    await expect(states.getByRole('row', { name: /companyEmail Changed/ })).toHaveTextContent(
      'companyEmail Changedinfo@acme.examplehello@acme.example',
    );
    await expect(states.getByRole('row', { name: /contacts Changed/ })).toHaveTextContent('Mona Aziz');
    await expect(states.queryByText('Acme Developments')).toBeNull();

    const fields = within(dialog.getByRole('table', { name: 'Field Changes' }));
    await expect(fields.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Field',
      'Old Value',
      'New Value',
    ]);
    await expect(fields.getAllByRole('row')).toHaveLength(1 + entry.fieldChanges.length);
  },
});

/** Unchanged fields are behind a button. */
export const UsingFullDetails = FullDetails.extend({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    const fold = dialog.getByRole('button', { name: 'Show 5 unchanged' });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const states = within(dialog.getByRole('table', { name: 'Before and After' }));
    await expect(states.getAllByText('Acme Developments')).toHaveLength(2);
  },
});

/** An action that changed nothing has no states to compare. */
export const FullDetailsWithoutStates = meta.story({
  args: opened({ type: 'details', row: entryOf('User Login') }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    await expect(dialog.getByText('No state was recorded.')).toBeVisible();
    await expect(dialog.getByText('No field was changed.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /as JSON/ })).toBeNull();
  },
});

/** A created record has no state before: all its fields are additions. */
export const FullDetailsOfNew = meta.story({
  args: opened({ type: 'details', row: entryOf('Developer Created') }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    await expect(dialog.getAllByText('Added')).toHaveLength(4);
    await expect(dialog.queryByRole('button', { name: 'Copy Before as JSON' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Copy After as JSON' })).toBeVisible();
  },
});

export const NarrowFullDetails = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: opened({ type: 'details', row: entry }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Full Details' });
    const body = dialog.querySelector('[data-body]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
});

import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { listOf } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { opened, screenArgs } from './screenArgs.ts';

const huge = buildDeveloper({
  name: hugeWord,
  companyName: hugeWord,
  email: `${hugeWord}@acme.example`,
  phoneNumber: hugeWord,
  emiratesId: hugeWord,
});

/** A record with words of 50,000 letters: no dialog about it freezes the page. */
const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Huge texts',
  tags: ['behaviour'],
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, list: listOf(developerList, [huge]) },
});

export const Listed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/^W+…$/, { selector: 'td[data-variant~="title"] a' }));
    await expectNothingHuge();
  },
});

/** The full text can be copied. */
export const Viewed = meta.story({
  args: opened({ type: 'details', row: huge }),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer Details' });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy name' }));
    await expect(write).toHaveBeenLastCalledWith(huge.name);
    await userEvent.click(screen.getByRole('button', { name: 'Copy Email' }));
    await expect(write).toHaveBeenLastCalledWith(huge.email);
    await expectNothingHuge();
  },
});

export const Edited = meta.story({
  args: opened({ type: 'edit', row: huge }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit Developer' });
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(hugeWord);
    await expectNothingHuge();
  },
});

/** The title would be higher than the window, and scrolls: what has the focus is in sight. */
export const SubUsers = meta.story({
  args: opened({ type: 'sub-users', row: huge }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Sub-Users for W/ });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight);
    await expect(bottom).toBeGreaterThan(0);
    await expectNothingHuge();
  },
});

export const Deleted = meta.story({
  args: opened({ type: 'delete', row: huge }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Delete developer' });
    await expectNothingHuge();
  },
});

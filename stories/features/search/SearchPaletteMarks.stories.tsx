import { UserRound, Zap } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { SearchPalette } from '#src/features/search/SearchPalette.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Global search/Marks',
  component: SearchPalette,
  args: { onSearchChange: fn(), onOpen: fn(), onClose: fn() },
});

/** The searched text is marked in the name and in what is beside it; a command shows its keys. */
export const Marked = meta.story({
  args: {
    search: 'me t',
    groups: [
      {
        label: 'Open ticket',
        items: [
          {
            id: 'ticket.assign-to-me',
            icon: Zap,
            label: 'Assign the ticket to me',
            hint: '',
            keys: ['M'],
            path: null,
            run: fn(),
          },
        ],
      },
      {
        label: 'Developers',
        items: [
          {
            id: 'developer 2',
            icon: UserRound,
            label: 'Tomé Mendes',
            hint: 'tome@acme.example',
            path: '/',
          },
        ],
      },
    ],
  },
  play: async () => {
    const command = await screen.findByRole('option', { name: 'Assign the ticket to me' });
    await expect(command).toHaveTextContent(/M$/u);
    await expect(markedTexts(command)).toEqual(['t', 't', 't', 't', 'me']);
    await expect(markedTexts(screen.getByRole('option', { name: /Tomé Mendes/u }))).toEqual([
      'T',
      'mé',
      'Me',
      't',
      'me',
      'me',
    ]);
  },
});

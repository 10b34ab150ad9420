import { expect } from 'storybook/test';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Library/Actions/Kbd', component: Kbd, args: { children: 'Ctrl K' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K').tagName).toBe('KBD');
  },
});

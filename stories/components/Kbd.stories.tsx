import { expect } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import preview from '#storybook/preview.tsx';

/** A key, or keys pressed together, beside the command that they give. */
const meta = preview.meta({ title: 'Library/Actions/Kbd', component: Kbd, args: { children: 'Ctrl K' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K').tagName).toBe('KBD');
  },
});

export const OneKey = meta.story({ args: { children: '/' } });

export const BesideCommand = meta.story({
  render: (args) => (
    <Button>
      Search <Kbd {...args} />
    </Button>
  ),
});

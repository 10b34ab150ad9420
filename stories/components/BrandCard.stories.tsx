import { expect } from 'storybook/test';
import { BrandCard } from '#src/components/BrandCard/BrandCard.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { longEmail } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/BrandCard',
  component: BrandCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Verify OTP',
    subtitle: 'OTP sent to superadmin@blume.example',
    children: <Button fill="solid">Verify OTP</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verify OTP');
    await expect(canvas.getByRole('img', { name: 'Blume Console' })).toBeVisible();
  },
});

export const WithoutSubtitle = meta.story({ args: { title: 'Login', subtitle: undefined } });

export const LongValues = meta.story({
  tags: ['long'],
  args: { subtitle: `OTP sent to ${longEmail}` },
});

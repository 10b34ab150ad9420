import { expect } from 'storybook/test';
import { checkOtherTheme } from '#storybook/bothThemes.ts';
import { storyNow } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';

/** What every story is held to, shown to hold: not in the sidebar, run with all the others. */
const meta = preview.meta({
  title: 'Foundations/Guards',
  tags: ['!dev', '!autodocs'],
  component: () => <p>A story</p>,
});

export const ConsoleErrorIsSeen = meta.story({
  parameters: { expectedErrors: [/^console\.error: planted$/] },
  play: () => console.error('planted'),
});

export const ConsoleWarningIsSeen = meta.story({
  parameters: { expectedErrors: [/^console\.warn: planted$/] },
  play: () => console.warn('planted'),
});

export const UnansweredRequestIsSeen = meta.story({
  parameters: { expectedErrors: [/^No handler answered GET .*\/api\/v1\/planted$/] },
  play: async () => {
    // Not awaited: the guard itself has to wait for the worker's decision.
    fetch('/api/v1/planted').catch(() => undefined);
  },
});

export const UnansweredPictureIsSeen = meta.story({
  parameters: { expectedErrors: [/^No handler answered GET .*\/api\/v1\/planted$/] },
  render: () => <img alt="Planted" src="/api/v1/planted" />,
});

export const OtherThemeIsChecked = meta.story({
  render: () => (
    <>
      <style>{'[data-theme=dark] .planted { color: dimgray; background: gray }'}</style>
      <p className="planted">Readable in light only</p>
    </>
  ),
  play: async (context) => {
    await expect(checkOtherTheme(context)).rejects.toThrow(/dark theme[\s\S]*color-contrast/);
    context.canvasElement.querySelector('style')?.replaceChildren();
  },
});

export const ClockStandsStill = meta.story({
  play: async () => {
    await expect(new Date().toISOString()).toBe(storyNow);
    localStorage.setItem('left-behind', 'yes');
    sessionStorage.setItem('left-behind', 'yes');
    // biome-ignore lint/suspicious/noDocumentCookie: the story after this one shows that it is gone
    document.cookie = 'left=behind; path=/';
  },
});

export const BrowserIsFresh = meta.story({
  play: async () => {
    await expect(localStorage.getItem('left-behind')).toBeNull();
    await expect(sessionStorage.getItem('left-behind')).toBeNull();
    await expect(document.cookie).toBe('');
  },
});

export const NarrowIsNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(window.matchMedia('(max-width: 767.98px)').matches).toBe(true);
    await expect(window.innerWidth).toBe(390);
  },
});

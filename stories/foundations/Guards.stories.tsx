import { expect } from 'storybook/test';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { failingOnce } from '#fixtures/msw/overrides.ts';
import { checkThemes } from '#storybook/bothThemes.ts';
import preview from '#storybook/preview.tsx';

/** Tests of the checks that run for every story. Not in the sidebar; part of the test run. */
const meta = preview.meta({
  title: 'Tests/Guards',
  component: () => <p>A story</p>,
});

export const ConsoleErrorIsSeen = meta.story({
  parameters: { expectedErrors: [/^console\.error: intended$/] },
  play: () => console.error('intended'),
});

export const ConsoleWarningIsSeen = meta.story({
  parameters: { expectedErrors: [/^console\.warn: intended$/] },
  play: () => console.warn('intended'),
});

export const UnansweredRequestIsSeen = meta.story({
  parameters: { expectedErrors: [/^No handler answered GET .*\/api\/v1\/unknown$/] },
  play: async () => {
    // Not awaited: the guard itself must wait until the worker has handled the request.
    fetch('/api/v1/unknown').catch(() => undefined);
  },
});

export const UnansweredPictureIsSeen = meta.story({
  parameters: { expectedErrors: [/^No handler answered GET .*\/api\/v1\/unknown$/] },
  render: () => <img alt="Unknown" src="/api/v1/unknown" />,
});

export const OtherThemeIsChecked = meta.story({
  render: () => (
    <>
      <style>{'[data-theme=dark] .low-contrast { color: dimgray; background: gray }'}</style>
      <p className="low-contrast">Readable in light only</p>
    </>
  ),
  play: async (context) => {
    await expect(checkThemes({ ...context, title: 'Any' })).rejects.toThrow(
      /dark theme[\s\S]*color-contrast/,
    );
  },
});

export const ShownThemeIsChecked = meta.story({
  render: () => <input />,
  play: async (context) => {
    await expect(checkThemes({ ...context, title: 'Any' })).rejects.toThrow(
      /light theme[\s\S]*Form elements must have labels/,
    );
  },
});

/** What states show already is not checked again at the end of a behaviour; its dialog, a container and a film are. */
export const EndOfBehaviourIsChecked = meta.story({
  render: () => <input />,
  play: async ({ canvas, ...context }) => {
    const checked = (title: string) => checkThemes({ ...context, canvas, title, tags: ['behaviour'] });
    await expect(checked('Library/Any')).resolves.toBeUndefined();
    await expect(checked('Containers/Any')).rejects.toThrow(/must have labels/);
    await expect(checked('Journeys/Any')).rejects.toThrow(/must have labels/);
    const dialog = canvas.getByRole('textbox').parentElement;
    dialog?.setAttribute('role', 'dialog');
    await expect(checked('Library/Any')).rejects.toThrow(/must have labels/);
    dialog?.removeAttribute('role');
  },
});

function leaveCookie(jar: { cookie: string }): void {
  jar.cookie = 'left=behind; path=/';
}

export const ClockIsFixed = meta.story({
  play: async () => {
    await expect(new Date().toISOString()).toBe(storyNow);
    localStorage.setItem('left-behind', 'yes');
    sessionStorage.setItem('left-behind', 'yes');
    // The next story shows that it is gone.
    leaveCookie(document);
  },
});

export const BrowserIsFresh = meta.story({
  play: async () => {
    await expect(localStorage.getItem('left-behind')).toBeNull();
    await expect(sessionStorage.getItem('left-behind')).toBeNull();
    await expect(document.cookie).toBe('');
  },
});

export const OverrideIsUsedUp = meta.story({
  parameters: { session: 'none', server: { overrides: [failingOnce('/auth/cookie', 418)] } },
  play: async () => {
    await expect(await fetch('/api/v1/auth/cookie')).toHaveProperty('status', 418);
    await expect(await fetch('/api/v1/auth/cookie')).toHaveProperty('status', 401);
  },
});

/** The same override, as when a story is played a second time. */
export const OverrideIsFresh = OverrideIsUsedUp.extend({});

export const NarrowIsNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(window.matchMedia('(max-width: 767.98px)').matches).toBe(true);
    await expect(window.innerWidth).toBe(390);
  },
});

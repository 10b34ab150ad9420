import type { ArgType, Preview } from './storybook.ts';

/**
 * Runs in the preview on a docs page: changes each control of its Playground as the table of props does, and returns
 * those that change nothing within `limit` ms. It must be self-contained, because only its source is sent to the browser.
 */
export async function idleControls(limit: number): Promise<readonly string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as Preview;
  const block = document.querySelector<HTMLElement>('#storybook-docs [aria-label=Playground] .sb-story');
  if (!block) return ['There is no Playground.'];
  if (!document.querySelector('.docblock-argstable')) return [];
  const storyId = block.id.replace(/^story--|--primary$/g, '');

  const shown = () => {
    const parts = [block, ...document.querySelectorAll('[data-base-ui-portal]')];
    const inputs = parts.flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement>('input, select, textarea'),
    ]);
    const values = inputs.map(({ value, checked, indeterminate }) => [value, checked, indeterminate]);
    return JSON.stringify([parts.map(({ innerHTML }) => innerHTML), values]);
  };
  const until = async (done: () => boolean) => {
    const end = performance.now() + limit;
    while (!done() && performance.now() < end) await new Promise(requestAnimationFrame);
    return done();
  };
  /** Values that the control offers besides the present one. */
  const others = ({ name, control, options = [] }: ArgType, now: unknown): readonly unknown[] => {
    // An address of a picture must not be asked for in vain; `dirty` is seen when its dialog is left.
    if (control?.disable || /^src$|Url$|^dirty$/.test(name)) return [];
    if (control?.type === 'boolean') return [true, false].filter((value) => value !== now);
    if (/^(number|range)$/.test(control?.type ?? '')) return [Number(now ?? 0) * 2 + 1];
    if (control?.type === 'text') return [`Zoe ${now ?? ''}`];
    return /^(radio|select)$/.test(control?.type ?? '')
      ? options.filter((option) => (option ?? now) !== now)
      : [];
  };

  // What opens above the page has its props only then.
  const isOpener = ({ textContent, ariaHasPopup }: HTMLButtonElement) =>
    textContent === 'Open' || ariaHasPopup === 'menu';
  [...block.querySelectorAll('button')].find(isOpener)?.click();
  await until(() => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null);
  const { initialArgs, argTypes } = await preview.storyStoreValue.loadStory({ storyId });
  const idle: string[] = [];
  for (const [name, argType] of Object.entries(argTypes)) {
    const values = others(argType, initialArgs[name]);
    const start = shown();
    const condition = argType.if ? { [argType.if.arg]: argType.if.eq } : {};
    if (argType.if) {
      channel?.emit('updateStoryArgs', { storyId, updatedArgs: condition });
      await until(() => shown() !== start);
    }
    const before = shown();
    let followed = values.length === 0;
    for (const value of values) {
      if (followed) break;
      channel?.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
      followed = await until(() => shown() !== before);
    }
    channel?.emit('resetStoryArgs', { storyId, argNames: [name, ...Object.keys(condition)] });
    if (followed) await until(() => shown() === start);
    else idle.push(name);
  }
  return idle;
}

interface ArgType {
  readonly name: string;
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, value: unknown) => void };
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      loadStory: (request: { storyId: string }) => Promise<{
        readonly initialArgs: Readonly<Record<string, unknown>>;
        readonly argTypes: Readonly<Record<string, ArgType>>;
      }>;
    };
  };
}

/**
 * Runs in the preview on a docs page: changes every control of its Playground as the table of props does, and returns
 * those that change nothing. It must be self-contained, because only its source is sent to the browser.
 */
export async function idleControls(limit: number): Promise<readonly string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as Preview;
  const block = document.querySelector<HTMLElement>('#storybook-docs [aria-label=Playground] .sb-story');
  if (!block || !document.querySelector('.docblock-argstable')) return [];
  const storyId = block.id.replace(/^story--/, '').replace(/--primary$/, '');

  const shown = () => {
    const parts = [block, ...document.querySelectorAll('[data-base-ui-portal]')];
    const inputs = parts.flatMap((part) => [...part.querySelectorAll('input, select, textarea')]);
    const values = inputs.map((input) => {
      const { value, checked, indeterminate } = input as HTMLInputElement;
      return [value, checked, indeterminate];
    });
    return JSON.stringify([parts.map(({ innerHTML }) => innerHTML), values]);
  };
  const until = async (done: () => boolean) => {
    const end = performance.now() + limit;
    while (!done() && performance.now() < end) await new Promise(requestAnimationFrame);
    return done();
  };
  /** Values that the control offers besides the present one. */
  const others = ({ name, control, options = [] }: ArgType, now: unknown): readonly unknown[] => {
    switch (control?.disable ? '' : control?.type) {
      case 'boolean':
        return [now !== true];
      case 'number':
        return [Number(now ?? 0) * 2 + 1];
      case 'text':
        // An address of a picture must not be asked for in vain.
        return /^src$|Url$/.test(name)
          ? ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7']
          : [`Zoe ${now ?? ''}`];
      case 'radio':
      case 'select':
        return options.filter((option) => option !== now && option !== undefined);
      default:
        return [];
    }
  };

  // What opens above the page has its props only then.
  const opener = [...block.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open');
  if (opener) {
    opener.click();
    await until(() => document.querySelector('[role=dialog], [role=alertdialog]') !== null);
  }
  const { initialArgs, argTypes } = await preview.storyStoreValue.loadStory({ storyId });
  const idle: string[] = [];
  for (const [name, argType] of Object.entries(argTypes)) {
    const values = others(argType, initialArgs[name]);
    if (values.length === 0) continue;
    const before = shown();
    let followed = false;
    for (const value of values) {
      channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
      followed = await until(() => shown() !== before);
      if (followed) break;
    }
    channel.emit('resetStoryArgs', { storyId, argNames: [name] });
    if (followed) await until(() => shown() === before);
    else idle.push(name);
  }
  return idle;
}

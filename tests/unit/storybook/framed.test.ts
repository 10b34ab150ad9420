import { describe, expect, it } from 'vitest';
import { acts, isFramed } from '#storybook/docs/framed.ts';

const shown = (others: Partial<Parameters<typeof isFramed>[0]> = {}) => ({
  storyGlobals: {},
  parameters: {},
  ...others,
});

describe('whether a play acts', () => {
  it.each([
    [undefined, false],
    [async ({ canvas }: { canvas: { find: () => void } }) => canvas.find(), false],
    [async ({ userEvent }: { userEvent: { tab: () => void } }) => userEvent.tab(), true],
    [({ canvas }: { canvas: HTMLElement }) => canvas.focus(), true],
    // Hands on its context.
    [async (context: unknown) => Promise.resolve(context), true],
    [new Function('return async e=>{await open(e)}')(), true],
    [new Function('return async({canvas:e,step:t})=>{await t(e)}')(), false],
    [new Function('return async({canvas:e,userEvent:t})=>{await t.tab(e)}')(), true],
  ])('%s: %s', (play, result) => {
    expect(acts(play)).toBe(result);
  });
});

describe('a docs page frames', () => {
  it('stories that act, have globals of their own, fill their window or demand it', () => {
    expect(isFramed(shown())).toBe(false);
    expect(isFramed(shown({ playFunction: (context: unknown) => context }))).toBe(true);
    expect(isFramed(shown({ storyGlobals: { viewport: { value: 'narrow' } } }))).toBe(true);
    expect(isFramed(shown({ storyGlobals: { theme: 'dark' } }))).toBe(true);
    expect(isFramed(shown({ parameters: { docs: { story: { inline: false } } } }))).toBe(true);
    expect(isFramed(shown({ parameters: { layout: 'fullscreen' } }))).toBe(true);
    expect(isFramed(shown({ parameters: { layout: 'padded' } }))).toBe(false);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alsoOnPhone, themeModes } from '#storybook/modes.ts';

const config: unknown = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));

describe('Chromatic', () => {
  it('fails on a difference that was not accepted, and accepts what is on main', () => {
    expect(config).toMatchObject({ storybookBuildDir: 'storybook-static', autoAcceptChanges: 'main' });
    // Each of them ends with success before or in spite of a difference.
    expect(config).not.toHaveProperty('exitZeroOnChanges');
    expect(config).not.toHaveProperty('exitOnceUploaded');
  });

  it('takes only the stories that a change reaches; the settings of the compiler reach all', () => {
    expect(config).toMatchObject({ onlyChanged: true, externals: ['scripts/build/compile.ts'] });
  });

  it('takes both themes, and a phone for the screens', () => {
    expect(themeModes).toEqual({ light: { theme: 'light' }, dark: { theme: 'dark' } });
    expect(Object.values(alsoOnPhone.chromatic.modes)).toEqual([
      { theme: 'light', viewport: { width: '390px', height: '844px' } },
      { theme: 'dark', viewport: { width: '390px', height: '844px' } },
    ]);
  });
});

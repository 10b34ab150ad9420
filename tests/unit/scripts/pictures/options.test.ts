import { expect, it } from 'vitest';
import { readPictureOptions } from '#scripts/pictures/options.ts';

it('takes both themes of the reached stories by default', () => {
  expect(readPictureOptions([])).toEqual({
    base: undefined,
    all: false,
    only: [],
    light: false,
    behaviours: false,
    selfTest: false,
  });
});

it('reads every option', () => {
  const args = ['--base', 'HEAD', '--all', '--only', 'button', '--only=card', '--light', '--behaviours'];
  expect(readPictureOptions(args)).toEqual({
    base: 'HEAD',
    all: true,
    only: ['button', 'card'],
    light: true,
    behaviours: true,
    selfTest: false,
  });
});

it('asks for the test of the pictures themselves', () => {
  expect(readPictureOptions(['--self-test']).selfTest).toBe(true);
});

it('names the known options when one is unknown', () => {
  expect(() => readPictureOptions(['--dark'])).toThrow(/--dark.*Known: --base <commit>, --all/);
  expect(() => readPictureOptions(['button'])).toThrow('Known:');
});

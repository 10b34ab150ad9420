import { expect, it, vi } from 'vitest';
import { availableCommands, type Command } from '#src/features/shared/commands/command.ts';

interface Lamp {
  readonly on: boolean;
  readonly onToggle: () => void;
}

const off: Command<Lamp> = {
  id: 'lamp.off',
  words: 'Switch the lamp off',
  keys: ['o'],
  group: 'Everywhere',
  run: ({ onToggle }) => onToggle(),
  when: ({ on }) => on,
};

it('runs a command on its target', () => {
  const onToggle = vi.fn();
  const [offer] = availableCommands([off], { on: true, onToggle });
  expect(offer).toMatchObject({ id: 'lamp.off', words: 'Switch the lamp off', keys: ['o'] });
  offer?.run?.();
  expect(onToggle).toHaveBeenCalledOnce();
});

it('offers no command without its target, nor one that does nothing now', () => {
  expect(availableCommands([off], null)).toEqual([]);
  expect(availableCommands([off], { on: false, onToggle: vi.fn() })).toEqual([]);
});

it('offers the path of a command whose target is not on the screen', () => {
  const elsewhere = { ...off, path: '/lamps' };
  expect(availableCommands([elsewhere], null)).toMatchObject([{ id: 'lamp.off', path: '/lamps' }]);
  expect(availableCommands([elsewhere], null)[0]?.run).toBeUndefined();
});

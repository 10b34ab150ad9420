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

it('runs a command in its context', () => {
  const onToggle = vi.fn();
  const [command] = availableCommands([off], { on: true, onToggle });
  expect(command).toMatchObject({ id: 'lamp.off', words: 'Switch the lamp off', keys: ['o'] });
  command?.run?.();
  expect(onToggle).toHaveBeenCalledOnce();
});

it('has no command without its context, nor one that does nothing now', () => {
  expect(availableCommands([off], null)).toEqual([]);
  expect(availableCommands([off], { on: false, onToggle: vi.fn() })).toEqual([]);
});

it('has the path of a command whose context is not on the screen', () => {
  const elsewhere = { ...off, path: '/lamps' };
  expect(availableCommands([elsewhere], null)).toMatchObject([{ id: 'lamp.off', path: '/lamps' }]);
  expect(availableCommands([elsewhere], null)[0]?.run).toBeUndefined();
});

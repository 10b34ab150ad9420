import { screenKeys } from '#src/app/routes/screenKeys.ts';
import { type Portal, screensFor } from '#src/app/routes/screens.ts';
import type { Command } from '#src/features/shared/commands/command.ts';

function keysOf(path: string): Pick<Command, 'keys'> {
  const letter = screenKeys[path];
  return letter === undefined ? {} : { keys: [`g ${letter}`] };
}

/** The commands that go to a screen; not to one that has only a title. */
export function goCommands(portal: Portal | null): readonly Command[] {
  const screens = screensFor(portal).filter(({ type }) => type !== 'placeholder');
  return screens.map(({ path, label }) => ({
    id: path,
    words: label,
    ...keysOf(path),
    group: 'Go to',
    path,
  }));
}

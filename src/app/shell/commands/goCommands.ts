import { screenKeys } from '#src/app/routes/screenKeys.ts';
import { type Portal, personalScreens, type ScreenEntry, screensOf } from '#src/app/routes/screens.ts';
import type { Command } from '#src/features/shared/commands/command.ts';

/** The screens of a portal and those of every user that a user can go to; without those that have only a title. */
function screensToGo(portal: Portal | null): readonly ScreenEntry[] {
  return [...(portal ? screensOf(portal) : []), ...personalScreens].filter(
    ({ kind }) => kind !== 'placeholder',
  );
}

function keysOf(path: string): Pick<Command, 'keys'> {
  const letter = screenKeys[path];
  return letter === undefined ? {} : { keys: [`g ${letter}`] };
}

/** The commands that go to a screen. */
export function goCommands(portal: Portal | null): readonly Command[] {
  return screensToGo(portal).map(({ path, label }) => ({
    id: path,
    words: label,
    ...keysOf(path),
    group: 'Go to',
    path,
  }));
}

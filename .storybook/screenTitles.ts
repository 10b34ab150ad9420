import {
  type Portal,
  personalScreens,
  portals,
  type ScreenEntry,
  screensOf,
} from '#src/app/routes/screens.ts';

/** A screen of the console and its place in the sidebar. */
export interface ScreenTitle {
  /** Its place in Screens and in Containers, as in `Master Portal/Plans`. */
  readonly title: string;
  readonly path: string;
}

const groups: Readonly<Record<Portal['id'], string>> = {
  master: 'Master Portal',
  support: 'Support Portal',
};

/** Placeholders are shown together, and both kinds of plans are one screen. */
function titlesIn(group: string, screens: readonly ScreenEntry[]): readonly ScreenTitle[] {
  return screens
    .filter(({ type }) => type !== 'placeholder')
    .map(({ heading, path }) => ({
      title: `${group}/${heading.replace(/^(?:Developer|Investor) Plans$/, 'Plans')}`,
      path,
    }));
}

/** Every screen by its title, in the order of the navigation. */
export const screenTitles: readonly ScreenTitle[] = [
  ...portals.flatMap((portal) => titlesIn(groups[portal.id], screensOf(portal))),
  ...titlesIn('Both Portals', personalScreens),
];

/** The path of the screen that a story's title names, as in `Screens/Master Portal/Plans/Dialogs`. */
export function pathOfTitle(title: string): string | undefined {
  return screenTitles.find((screen) => `${title}/`.startsWith(`Screens/${screen.title}/`))?.path;
}

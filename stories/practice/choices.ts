import { storyNow } from '#fixtures/build/storyNow.ts';
import { personalScreens, portals, type ScreenEntry, screensOf } from '#src/app/routes/screens.ts';
import { paths } from '#src/lib/paths.ts';
import type { StorySession } from '#storybook/server.ts';

/** What the practice console's server does. */
export const servers = [
  'as usual',
  'slow 2 s',
  'reads fail',
  'changes fail',
  'changes forbidden',
  'answers lost',
  'conflict',
  'offline',
  'session expires',
  'nothing there',
  'a thousand rows',
] as const;
export type PracticeServer = (typeof servers)[number];

/** Choices of which a server can have only one: both would be its rows, or the answer to a change. */
const either: readonly (readonly PracticeServer[])[] = [
  ['nothing there', 'a thousand rows'],
  ['changes fail', 'changes forbidden', 'answers lost'],
];

/** Why the two choices of the server cannot be together; null if they can. */
export function clashOf({ server, second }: Pick<PracticeArgs, 'server' | 'second'>): string | null {
  const clash = server !== second && either.some((group) => group.includes(server) && group.includes(second));
  return clash ? `The server cannot do “${server}” and “${second}” together.` : null;
}

/** The texts of its records. */
export const texts = ['usual', 'long', 'hostile', 'right-to-left'] as const;
export type PracticeTexts = (typeof texts)[number];

/** Who is signed in: a role that opens the screen, a seeded account, or none. */
export type PracticeRole = 'fitting' | StorySession;

/** The names of the roles in the control, in its order. */
export const roleNames: Readonly<Record<PracticeRole, string>> = {
  fitting: 'One that opens the screen',
  super_admin: 'Super admin',
  admin: 'Admin',
  support: 'Support',
  viewer: 'Viewer, without a portal',
  none: 'Signed out',
};

/** The choices of the practice console: the args of its story, so that the address holds them. */
export interface PracticeArgs {
  readonly server: PracticeServer;
  /** What the server does besides. */
  readonly second: PracticeServer;
  /** Key of the screen in `routes`. */
  readonly route: string;
  readonly role: PracticeRole;
  readonly texts: PracticeTexts;
  /** The moment of its clock, in milliseconds since 1970; absent when the control was emptied. */
  readonly day?: number | undefined;
}

/** A page that the console can start at. */
export interface PracticeRoute {
  readonly path: string;
  /** Its name in the control. */
  readonly name: string;
  readonly fitting: StorySession;
}

const routesOf = (group: string, fitting: StorySession, screens: readonly ScreenEntry[]) =>
  screens.map(({ path, heading }): PracticeRoute => ({ path, name: `${group}: ${heading}`, fitting }));

/** Storybook allows letters, digits, spaces, `-` and `_` in the address. */
const keyOf = (path: string) => path.slice(1).replaceAll('/', ' ');

/** Every screen of the console and the sign-in page, by the key that the address holds. */
export const routes: Readonly<Record<string, PracticeRoute>> = Object.fromEntries(
  [
    ...portals.flatMap((portal) =>
      portal.id === 'master'
        ? routesOf('Master Portal', 'super_admin', screensOf(portal))
        : routesOf('Support Portal', 'support', screensOf(portal)),
    ),
    ...routesOf('Both Portals', 'super_admin', personalScreens),
    { path: paths.login, name: 'Sign-in page', fitting: 'none' } as const,
  ].map((route) => [keyOf(route.path), route]),
);

/** The choices without any change: the address leaves these out. */
export const usual: Required<PracticeArgs> = {
  server: 'as usual',
  second: 'as usual',
  route: keyOf(paths.master.developerUsers),
  role: 'fitting',
  texts: 'usual',
  day: Date.parse(storyNow),
};

/** The page of that key. Throws when there is none. */
export function routeOf(key: string): PracticeRoute {
  const route = routes[key];
  if (!route) throw new Error(`The console has no screen "${key}".`);
  return route;
}

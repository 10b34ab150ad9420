import { initialGlobals } from '#storybook/toolbar.ts';
import { type PracticeArgs, routes, usual } from './choices.ts';

export type Globals = Readonly<Record<string, unknown>>;

const story = 'practice-console--console';

/** The parameter of the frame's address that holds a path with its query; no control has it. */
const pathParameter = 'at';

/** The values that are not the usual ones, as Storybook writes them in an address. */
function written(values: Globals, usualValues: Globals): string {
  return Object.entries(values)
    .filter(([name, value]) => name in usualValues && value !== undefined && value !== usualValues[name])
    .map(([name, value]) => {
      const text = name === 'day' ? `!date(${new Date(Number(value)).toISOString()})` : String(value);
      return `${name}:${text.replaceAll(' ', '+')}`;
    })
    .join(';');
}

/** The key of the screen at the path; undefined if the console starts at no such screen. */
const routeAt = (pathname: string) => Object.keys(routes).find((key) => routes[key]?.path === pathname);

/**
 * The address, from the frame, of the practice console at this path of the console, with these choices: where a link
 * leads that is opened in another tab.
 */
export function addressOf(path: string, args: PracticeArgs, globals: Globals): string {
  const route = routeAt(path.replace(/[?#].*$/u, '')) ?? args.route;
  const parts = [
    `path=/story/${story}`,
    `args=${written({ ...args, route }, { ...usual })}`,
    `globals=${written(globals, initialGlobals)}`,
    ...(routes[route]?.path === path ? [] : [`${pathParameter}=${encodeURIComponent(path)}`]),
  ];
  return `./?${parts.filter((part) => !part.endsWith('=')).join('&')}`;
}

/** The path with its query that the address of the frame asks for, if it is of this screen. */
export function pathAsked(search: string, screen: string): string {
  const asked = new URLSearchParams(search).get(pathParameter);
  return asked?.replace(/[?#].*$/u, '') === screen ? asked : screen;
}

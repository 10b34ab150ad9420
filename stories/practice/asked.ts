import { roleNames, routes, servers, texts } from './choices.ts';

/** The values of each choice; a day is a moment in ISO 8601. */
const values: Readonly<Record<string, readonly string[]>> = {
  server: servers,
  second: servers,
  route: Object.keys(routes),
  role: Object.keys(roleNames),
  texts,
};

/** Whether the calendar has the day. `Date` takes 30 February for 1 March. */
function isMoment(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/u.exec(text) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  // An offset's plus is a space in an address.
  return Number(day) >= 1 && Number(day) <= days && !Number.isNaN(Date.parse(text.replaceAll(' ', '+')));
}

function refusalOf(name: string, value: string): string | null {
  if (name === 'day') {
    const [, moment = ''] = /^!date\((.*)\)$/u.exec(value) ?? [];
    if (value === '!undefined' || isMoment(moment)) return null;
    return `There is no day “${moment || value}”: write !date(2028-02-29T09:00:00Z).`;
  }
  const known = values[name];
  if (!known) return `There is no choice “${name}”.`;
  return known.includes(value) ? null : `There is no ${name} “${value}”.`;
}

/**
 * Why the choices in the address of the frame cannot be shown, a sentence for each. Storybook itself would take the
 * default in the place of each.
 */
export function refusalsOf(search: string): readonly string[] {
  const args = new URLSearchParams(search).get('args') ?? '';
  return args
    .split(';')
    .filter(Boolean)
    .flatMap((arg) => {
      const [, name = arg, value = ''] = /^([^:=]*)[:=](.*)$/u.exec(arg) ?? [];
      return refusalOf(name, value) ?? [];
    });
}

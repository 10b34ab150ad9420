import { storyCode } from '#fixtures/msw/bridge.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { builtScreens, personalScreens } from '#src/app/routes/screens.ts';
import { paths } from '#src/lib/paths.ts';
import type { PracticeArgs, PracticeServer } from './choices.ts';
import { rewordedPaths } from './records.ts';

const serverNotes: Readonly<Record<PracticeServer, string>> = {
  'as usual': 'It answers as usual.',
  'slow 2 s': 'It answers after two seconds.',
  'reads fail': 'Reads fail; changes succeed.',
  'changes fail': 'Reads succeed; changes fail.',
  'session expires': 'The first save, deletion or further screen finds that the session has ended.',
  'nothing there': 'It has no records.',
  'a thousand rows': 'It has a thousand records.',
};

const emails = Object.values(accounts).map(({ email }) => email);
const signInNote = `Sign in as ${emails.slice(0, -1).join(', ')} or ${emails.at(-1)}. Password: ${seededPassword} Code: ${storyCode}`;

/** Of a screen that asks no server. Only opening a screen does, for the session. */
function serverlessNote(path: string, server: PracticeServer): string {
  const personal = personalScreens.some((screen) => screen.path === path);
  const asksNone = personal ? 'asks no server' : 'shows sample data and asks no server';
  switch (server) {
    case 'as usual':
      return `${asksNone}.`;
    case 'session expires':
      return `${asksNone}. The next screen finds that the session has ended.`;
    default:
      return `${asksNone}: “${server}” changes nothing here.`;
  }
}

/** What the choices mean for the page at `path`, which the frame around the console tells. */
export function noteOf(path: string, { server, texts }: Pick<PracticeArgs, 'server' | 'texts'>): string {
  if (path === paths.login) return signInNote;
  if (path === paths.unauthorized) return 'The chosen role does not open the screen.';
  const screen = builtScreens.find((each) => each.path === path);
  if (!screen) return 'A screen without content.';
  const { heading, kind } = screen;
  const note =
    kind === 'serverList'
      ? `${heading} asks the server. ${serverNotes[server]}`
      : `${heading} ${serverlessNote(path, server)}`;
  const sameTexts = texts !== 'usual' && !rewordedPaths.includes(path);
  return sameTexts ? `${note} Its texts stay as usual.` : note;
}

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
  'changes forbidden': 'Reads succeed; changes are refused: the role does not allow them.',
  'answers lost': 'Changes are made, but their answers are lost.',
  conflict:
    'After five seconds another user renames every record: saving another name asks which one counts.',
  offline: 'After five seconds the connection is gone.',
  'session expires': 'The first save, deletion or further screen finds that the session has ended.',
  'nothing there': 'It has no records.',
  'a thousand rows': 'It has a thousand records.',
};

/** Of screens that ask no server. The whole console tells of the connection, and opening a screen checks the session. */
const everywhere: Partial<Readonly<Record<PracticeServer, string>>> = {
  offline: serverNotes.offline,
  'session expires': 'The next screen finds that the session has ended.',
};

const sessionEndedNote = 'The session has ended once; it does not end again.';

const emails = Object.values(accounts).map(({ email }) => email);
const signInNote = `Sign in as ${emails.slice(0, -1).join(', ')} or ${emails.at(-1)}. Password: ${seededPassword} Code: ${storyCode}`;

/** What is chosen besides `as usual`, each once. */
function faultsOf({ server, second }: Pick<PracticeArgs, 'server' | 'second'>) {
  return [...new Set([server, second])].filter((fault) => fault !== 'as usual');
}

interface Shown extends Pick<PracticeArgs, 'server' | 'second' | 'texts'> {
  /** Whether “session expires” has come. */
  readonly sessionEnded: boolean;
}

/** What the choices mean for the page at `path`, which the frame around the console tells. */
export function noteOf(path: string, { texts, sessionEnded, ...chosen }: Shown): string {
  if (path === paths.login) return signInNote;
  if (path === paths.unauthorized) return 'The account that is signed in does not open the screen.';
  const screen = builtScreens.find((each) => each.path === path);
  if (!screen) return 'A screen without content.';
  const asksServer = screen.kind === 'serverList';
  const personal = personalScreens.some((each) => each.path === path);
  const faults = faultsOf(chosen);
  const saying = (fault: PracticeServer) => {
    if (fault === 'session expires' && sessionEnded) return sessionEndedNote;
    return asksServer ? serverNotes[fault] : (everywhere[fault] ?? `“${fault}” changes nothing here.`);
  };
  const sentences = [
    `${screen.heading} ${asksServer ? 'asks the server' : personal ? 'asks no server' : 'shows sample data and asks no server'}.`,
    ...(asksServer && faults.length === 0 ? [serverNotes['as usual']] : faults.map(saying)),
    ...(texts !== 'usual' && !rewordedPaths.includes(path) ? ['Its texts stay as usual.'] : []),
  ];
  return sentences.join(' ');
}

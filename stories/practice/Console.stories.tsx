import { Appearance } from '#src/app/start/Appearance.tsx';
import preview from '#storybook/preview.tsx';
import { Console } from '../journeys/Console.tsx';
import { type Fault, faults } from './faults.ts';
import { practise } from './practise.ts';

/** The whole console, to be used by hand: each story has another fault of the server. Nothing is played. */
const meta = preview.meta({
  title: 'Practice/Console',
  tags: ['!test'],
  component: Console,
  parameters: { layout: 'fullscreen' },
  argTypes: { route: { control: false } },
  args: { route: '/master/developer-users' },
  // Another role of the toolbar begins anew; `/` leads to the first screen of one that may not open the list.
  render: ({ route }, { globals: { role } }) => (
    <>
      <Appearance />
      <Console key={role} route={/^(?:support|viewer)$/u.test(role) ? '/' : route} />
    </>
  ),
});

const under = (fault: Fault) => ({ beforeEach: practise(fault) });

export const AsUsual = meta.story(under({}));
export const SlowAnswers = meta.story(under(faults.slow));
export const ReadsFail = meta.story(under(faults.readsFail));
export const ChangesFail = meta.story(under(faults.changesFail));
export const ChangesForbidden = meta.story(under(faults.changesForbidden));
export const AnswersLost = meta.story(under(faults.answersLost));
export const Conflict = meta.story(under(faults.conflict));
export const Offline = meta.story(under(faults.offline));
export const SessionExpires = meta.story(under(faults.sessionExpires));
export const Empty = meta.story(under(faults.empty));
export const ThousandRows = meta.story(under(faults.thousandRows));

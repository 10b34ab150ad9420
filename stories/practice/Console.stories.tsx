import preview from '#storybook/preview.tsx';
import { type PracticeArgs, roleNames, routes, servers, texts, usual } from './choices.ts';
import { Practice } from './Practice.tsx';
import { closeConsole, openConsole } from './stage.ts';

/** The whole console, to be used by hand under any fault. The address holds the choices. */
const meta = preview.type<{ args: PracticeArgs }>().meta({
  title: 'Practice/Console',
  parameters: { layout: 'fullscreen', controls: { sort: 'none' } },
  // The control `role` is the one place for it: this one also has a role that opens the screen.
  globals: { role: 'story' },
  args: usual,
  argTypes: {
    server: {
      description:
        'What the server does with developers, companies and sign-in. Other screens show sample data and ask no server. “offline” and “conflict” come after five seconds, when a form can be open. “session expires”: it ends with the first save or deletion, or when another screen is opened, which checks the session; reads go on until then, so that a form can be filled in. Signing in again works.',
      options: servers,
      control: 'radio',
    },
    second: {
      description: 'What the server does besides, for two faults together.',
      options: servers,
      control: 'select',
    },
    route: {
      description: 'The screen at which the console starts.',
      options: Object.keys(routes),
      control: {
        type: 'select',
        labels: Object.fromEntries(Object.entries(routes).map(([key, { name }]) => [key, name])),
      },
    },
    role: {
      description: 'Who is signed in. A role that does not open the screen shows what the console says then.',
      options: Object.keys(roleNames),
      control: { type: 'select', labels: roleNames },
    },
    texts: {
      description:
        'Names, subjects, descriptions and places of the records, on every list and in the urgent tickets of the Support Dashboard; figures, reports and settings stay as usual. “right-to-left” are Arabic and Hebrew texts; the toolbar turns the page around.',
      options: texts,
      control: 'radio',
    },
    day: {
      description:
        'The moment at which the clock of console and server stands. Sample data is made for its day.',
      control: 'date',
    },
  },
  loaders: [closeConsole],
  beforeEach: openConsole,
  render: () => <Practice />,
});

export const Console = meta.story();

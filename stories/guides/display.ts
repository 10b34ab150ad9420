import type { Guide } from '#storybook/docs/guide.ts';

/** What only shows something: text, states and figures. */
export const display = {
  Avatar: {
    use: ['The picture or the initials of a person, a company with `shape="square"`'],
    notFor: ['The only sign of who it is: the name stands beside it'],
    screenReaders: ['Hidden, unless `alt` names a picture that says something of its own.'],
    do: ['Pass the whole name: the initials and the colour follow from it'],
    dont: ['Use it as a button'],
  },
  Badge: {
    use: ['A state, kind or count in one or two words'],
    notFor: ['Sentences: Note', 'Anything to press: Button'],
    screenReaders: ['Read as its text; the colour only repeats it.'],
    do: ['Give a state the same intent everywhere'],
    dont: ['Tell states apart by colour alone'],
  },
  Card: {
    use: ['A part of a page that belongs together'],
    notFor: ['One figure: StatCard', 'A chart: ChartCard'],
    parts: {
      Title: 'A heading; it makes the card a region',
      Actions: 'At the end of the title',
      Body: '`flush` removes its padding, for tables',
    },
    screenReaders: ['With a title it is a region that can be jumped to.'],
    do: ['Give a card a title when the page has several'],
    dont: ['Put cards into cards'],
  },
  StatCard: {
    use: ['One figure of an area with its trend', 'Leading to the rows that it counts, with `action`'],
    notFor: ['Several figures in one card', 'A figure that no list can confirm, with an action'],
    parts: {
      Title: 'What is counted',
      Value: 'The figure',
      Trend: 'The change, with its sign',
      Subtitle: 'Of what or since when',
    },
    keyboard: {
      Tab: 'Focuses a card with an action; a card with a note is no stop, the group around it is one',
      'Enter, Space': 'Presses it',
    },
    screenReaders: [
      'A term and its definition; an action is a button with a name of its own.',
      'With a note the card is a group with its title, described by the note.',
    ],
    do: ['Let the action filter the list to exactly what is counted'],
    dont: ['Colour a rise green where rising is bad'],
  },
  BarChart: {
    use: ['Comparing a few named amounts'],
    notFor: ['Change over time: LineChart', 'More than about ten bars: a table'],
    screenReaders: ['A picture whose name tells every value; ChartCard offers the table.'],
    do: ['Order the bars by their value'],
    dont: ['Begin the scale elsewhere than at zero'],
  },
  LineChart: {
    use: ['Change over time of up to three series'],
    notFor: ['Comparing named amounts: BarChart'],
    screenReaders: ['A picture whose name tells the series and their ends; ChartCard offers the table.'],
    do: ['Keep names short: they stand at the end of the lines'],
    dont: ['Use colour alone: the lines are labelled'],
  },
  ChartCard: {
    use: ['Any chart of a page, with a table of the same numbers'],
    notFor: ['A figure: StatCard'],
    parts: {
      Chart: 'Loaded when it is shown',
      Table: 'The same numbers',
      'Show table': 'Changes between both',
    },
    keyboard: { 'Enter, Space': 'Change between chart and table' },
    screenReaders: ['The table has every number of the chart.'],
    do: ['Give the table the units'],
    dont: ['Show different numbers in chart and table'],
  },
  DateTime: {
    use: ['An instant in a list or in details'],
    notFor: ['A day that the user enters: DateField'],
    screenReaders: ['A `time` element; its title is the instant in UTC.'],
    do: ['Pass what the server sent: what cannot be read is shown as it is'],
    dont: ['Write “yesterday”: staff compare times'],
  },
  Timeline: {
    use: ['The events of one record or area, in the order of its `items`'],
    notFor: ['Records that are searched or sorted: DataTable'],
    screenReaders: ['A list; each item is read with its time.'],
    do: ['Say who did it'],
    dont: ['Fold entries that an auditor needs'],
  },
  Typography: {
    use: ['Headings and texts that no other component has'],
    notFor: ['Titles of pages, cards and dialogs: they bring their own'],
    screenReaders: ['The level of a heading is its place in the page, not its size.'],
    do: ['Keep one h1 a page and leave out no level'],
    dont: ['Choose a level for its size'],
  },
  ProgressBar: {
    use: ['How far a long task is, when that is known'],
    notFor: ['Loading of a page: ProgressLine', 'Loading of a list: the skeleton of the DataTable'],
    screenReaders: ['A progress bar named by `label`, in percent.'],
    do: ['Say what is in progress'],
    dont: ['Invent a progress that is not measured'],
  },
  ProgressLine: {
    use: ['The code or data of the next page is loading'],
    notFor: ['A task with a measured progress: ProgressBar'],
    screenReaders: ['A progress bar named “Loading page”, without a value.'],
    do: ['Show it once, at the top of the window'],
    dont: ['Block the page meanwhile'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

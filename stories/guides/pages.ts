import type { Guide } from '#storybook/docs/guide.ts';

/** The frame of a page, and tables. */
export const pages = {
  BrandCard: {
    use: ['A page outside of the shell: signing in, no access'],
    notFor: ['A part of a page: Card', 'Pages of a portal: Shell'],
    parts: {
      Logo: 'Names the product',
      Title: 'The heading of the page',
      Subtitle: 'One or two sentences under it',
      Body: 'A form or buttons',
    },
    screenReaders: ['The main landmark of the page; the logo is a picture named Blume Console.'],
    do: ['Say in the subtitle what happened or what comes next'],
    dont: ['Show a second primary button'],
  },
  Sidebar: {
    use: ['The navigation of a portal'],
    notFor: ['Parts of one page: headings'],
    parts: {
      Group: 'Opens its pages, in a flyout when collapsed',
      Link: 'A page; the current one is marked',
      Drawer: 'The same below 768 px',
    },
    keyboard: {
      Tab: 'Goes through links and groups',
      'Enter, Space': 'Open a group',
      'Down Arrow, Up Arrow': 'Move in a flyout',
      Escape: 'Closes a flyout or the drawer',
    },
    screenReaders: [
      'A navigation named Main; groups say whether they are open, and the current page is “current”.',
    ],
    do: ['Use the labels of the specification'],
    dont: ['Add a third level'],
  },
  Header: {
    use: ['Going elsewhere, searching and the own account, from every page'],
    notFor: ['The title and actions of a page: PageHeader'],
    parts: {
      Start: 'The button of the sidebar',
      Breadcrumbs: 'Where the page is',
      Search: 'The search of the whole console',
      Actions: 'Notifications, theme and account',
    },
    keyboard: { Tab: 'Goes through it from start to end' },
    screenReaders: ['A banner landmark.'],
    do: ['Keep it the same on every page'],
    dont: ['Put actions of one page into it'],
  },
  PageHeader: {
    use: ['The title of a screen with its count and actions'],
    notFor: ['Titles of cards and dialogs'],
    parts: {
      Title: 'The h1',
      Count: 'How many records, when known',
      Badge: 'For instance “Sample data”',
      Actions: 'The primary one last',
    },
    keyboard: { Tab: 'Goes to its actions' },
    screenReaders: ['The title is the only h1 of the page.'],
    do: ['Give actions an icon: on phones only that is shown'],
    dont: ['Write a count that is not known'],
  },
  Breadcrumbs: {
    use: ['Where a page is in the navigation'],
    notFor: ['Steps of a task'],
    keyboard: { Tab: 'Leads past it: nothing in it is a link' },
    screenReaders: ['A navigation; the page itself is “current”.'],
    do: ['Use the labels of the sidebar'],
    dont: ['Show the history of visited pages'],
  },
  Pagination: {
    use: ['Going through the pages of a list'],
    notFor: ['A list that fits one page: it renders nothing then'],
    keyboard: { Tab: 'Goes through the pages; at the end the last button keeps the focus' },
    screenReaders: [
      'A navigation; the shown page is “current”, and the status says which records are shown.',
    ],
    do: ['Keep page and filters in the address'],
    dont: ['Disable a button that has the focus'],
  },
  ViewMenu: {
    use: ['Columns of a table and density of all lists, at the end of its FilterBar'],
    notFor: ['Filters'],
    parts: { Columns: 'Shows, hides and resets columns', Density: 'Compact, normal or comfortable' },
    keyboard: { 'Enter, Space, Down Arrow': 'Open the menu', Space: 'Checks an item; the menu stays open' },
    screenReaders: ['Columns are checkboxes, densities are radios of a menu.'],
    do: ['Put it at the end of the filter bar'],
    dont: ['Let the last column be hidden'],
  },
  DataTable: {
    use: ['Records of one kind, from none to a hundred thousand'],
    notFor: ['Two columns of facts: a description list', 'A layout'],
    parts: {
      Head: 'Names the columns, sorts them, and opens their menu',
      Row: 'One record; its actions are named after it',
      'Selection bar': 'The number of selected rows and their actions',
      Foot: 'Which records are shown, and the pages',
    },
    keyboard: {
      'Down Arrow, Up Arrow, J, K': 'Move the cursor through the rows; with Shift they select',
      'Home, End, Page Up, Page Down': 'Move to the first or last row, or by a page',
      'Left Arrow, Right Arrow': 'Step through the controls of the row',
      Enter: 'Opens the row',
      Space: 'Selects the row; with Shift all up to it',
      'Ctrl A': 'Selects every row that is shown',
      Escape: 'Goes from a control to its row; on a row, clears the selection',
      'Left Arrow, Right Arrow in the header': 'Move between the columns',
      'Left Arrow, Right Arrow, Home, End on the edge of a column':
        'Make it narrower or wider; Enter resets it',
    },
    screenReaders: [
      'A table with the count of all its rows, also when only some are in the page.',
      'Every button has the record in its name: “View Acme Developments”.',
      'What is shown, selected and found is announced in its status.',
    ],
    do: [
      'State what it shows with `state` and `view`: the table neither searches nor sorts',
      'Keep search, filters and page in the address',
    ],
    dont: ['Infer a state from missing rows', 'Put more than four actions into a row'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

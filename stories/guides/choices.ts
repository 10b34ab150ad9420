import type { Guide } from '#storybook/docs/guide.ts';

/** Controls with which one chooses: options, days, on and off. */
export const choices = {
  Checkbox: {
    use: ['One of several independent choices in a form', 'Selecting rows'],
    notFor: ['A setting that applies at once: Switch', 'One of several: Select'],
    keyboard: { Tab: 'Focuses it', Space: 'Checks or unchecks it' },
    screenReaders: ['`indeterminate` is read as mixed.', 'A hidden label still names it.'],
    do: ['Say in the label what is true when it is checked'],
    dont: ['Use a negation in the label'],
  },
  Switch: {
    use: ['On or off, for something that is running or allowed'],
    notFor: ['Agreeing to something, or one of several: Checkbox'],
    keyboard: { Tab: 'Focuses it', Space: 'Switches it' },
    screenReaders: ['Read as a switch that is on or off.'],
    do: ['Name the thing: “Email notifications”'],
    dont: ['Change the label with the state'],
  },
  RadioGroup: {
    use: ['One of a few choices that are compared, with their details'],
    notFor: ['Choices without details, or more than about four: Select', 'On or off: Switch'],
    keyboard: { Tab: 'Focuses the chosen one, else the first', 'Arrows, Space': 'Choose' },
    screenReaders: ['The details of a choice are its description.'],
    do: ['Let none be chosen where no choice is the usual one'],
    dont: ['Put a button or link into the details'],
  },
  Select: {
    use: ['One of up to about thirty options that need no search'],
    notFor: ['Long lists that are searched: Combobox', 'Filters of a list: FilterMenu', 'Actions: Menu'],
    keyboard: {
      'Space, Alt + Down Arrow': 'Open the list',
      Letters: 'Go to the option that begins with them',
      Escape: 'Closes the list',
    },
    screenReaders: ['A native select, so phones show their own list.'],
    do: ['Put the option that filters nothing first: “All”'],
    dont: ['Drop a value that is unknown: it is shown as it is'],
  },
  Combobox: {
    use: ['One of many options, found by typing: a company of hundreds'],
    notFor: ['A few options: Select', 'Free text: TextInput'],
    parts: {
      Input: 'Holds the choice and takes the search',
      List: 'Up to 50 matches; it says when there are more',
      Clear: 'Removes the choice',
    },
    keyboard: {
      Letters: 'Filter the options; the search is literal',
      'Down Arrow, Up Arrow': 'Move through the options',
      Enter: 'Chooses the marked option, after typing the first match',
      Escape: 'Closes the list and keeps the choice',
    },
    screenReaders: ['The number of matches is announced, and the option that the arrows mark.'],
    do: ['Show the name that people know, not an id'],
    dont: [
      'Accept a text that is no option: it is an error of the field, or in a field without errors leaving restores the choice',
    ],
  },
  DateField: {
    use: ['One day: the start of a subscription'],
    notFor: ['A time: TimeField', 'A period: two fields'],
    parts: { Text: 'The day as YYYY-MM-DD', Calendar: 'Opened by its button' },
    keyboard: {
      Digits: 'Type the day; leaving the field writes it in its own form',
      Arrows: 'Move in the calendar',
      Enter: 'Chooses the day',
      Escape: 'Closes the calendar',
    },
    screenReaders: ['The calendar is a dialog whose days are read with weekday and month.'],
    do: ['Set `min` when earlier days make no sense'],
    dont: ['Require the calendar: typing is faster'],
  },
  TimeField: {
    use: ['A time of the day, in the zone of the reader'],
    notFor: ['A day: DateField', 'A duration: NumberInput with its unit'],
    keyboard: { Digits: 'Type the time; leaving the field writes it as HH:mm' },
    screenReaders: ['A text field; what cannot be read as a time is its error.'],
    do: ['Say the time zone in the hint'],
    dont: ['Show it without its day where both are needed'],
  },
  FilterMenu: {
    use: ['A filter of a list with choices, of which several may be set', 'A date, with `single` and `more`'],
    notFor: ['A choice in a form: Select or Combobox', 'Actions: Menu'],
    parts: {
      Button: 'Label, and what is set: “Priority Critical, High”, with a × that removes it',
      Box: 'Adds the choice and keeps the list open',
      Name: 'Sets only this choice and closes the list',
      All: 'Removes every choice',
      Search: 'From eight choices on',
    },
    keyboard: {
      'Down Arrow, Up Arrow': 'Open the list, and move in it',
      Letters: 'Go to a choice, or search where there is a search',
      Enter: 'Sets only the marked choice',
      'Space, Ctrl + Enter': 'Add or remove it',
      'Escape, Tab': 'Close the list',
    },
    screenReaders: [
      'A listbox with multiple selection; with a search, the list of a combobox.',
      'The button is read with what is set.',
    ],
    do: [
      'Leave out FilterChips beside it: a set filter has its own ×',
      'Compute choices of the records in a function: it runs when the list opens',
    ],
    dont: ['Offer “All” as a choice: the list has it'],
  },
  FilterChips: {
    use: ['The filters that are set and have no control in sight, after the filters'],
    notFor: ['A status in a table: Badge'],
    keyboard: {
      'Enter, Space': 'Remove the filter; the focus goes to the next chip, or back to the filters',
    },
    screenReaders: ['Each is read as what it does: “Remove Status Inactive”.'],
    do: ['Have one chip for each chosen value'],
    dont: ['Show Clear filters twice, beside that of an empty table'],
  },
  FilterBar: {
    use: ['The search and the filters above a list'],
    notFor: ['Actions on the page: PageHeader'],
    keyboard: { Tab: 'Goes through the controls, in the order of reading' },
    screenReaders: ['A search landmark, so that it can be jumped to.'],
    do: ['Put the search first and the tools of the table at the end'],
    dont: ['Let it push the list below the fold: on phones filters go into one panel'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

import type { Guide } from '#storybook/docs/guide.ts';

/** Buttons, links and menus. */
export const actions = {
  Button: {
    use: [
      'An action on this page: save, add, export',
      'The one primary action of a page or dialog, with `fill="solid"`',
    ],
    notFor: [
      'Going to another page: a Link, or ButtonLink where it must look like a button',
      'An action with only an icon: IconButton',
    ],
    parts: { Icon: 'Before the text, decoration only', Text: 'The name of the action, a verb first' },
    keyboard: { Tab: 'Focuses it, also while it is busy', 'Enter, Space': 'Presses it' },
    screenReaders: [
      'Its name is its text; the icon is hidden.',
      'While busy it keeps its focus and says “busy”; it is not disabled, so the focus is not lost.',
    ],
    do: ['Say in its text what happens while it is busy: “Saving…”', 'Put the primary action last'],
    dont: ['Two solid buttons in one group', 'Disable a button without telling the reason beside it'],
  },
  IconButton: {
    use: ['Actions of a row, where text would repeat itself', 'Closing and dismissing'],
    notFor: ['The main action of a page: Button', 'An icon that is not understood without its tooltip'],
    keyboard: { Tab: 'Focuses it and shows its tooltip', 'Enter, Space': 'Presses it' },
    screenReaders: ['`label` is its name, with the record it acts on: “Edit Layla Haddad”.'],
    do: ['Name the record in the label, so that every row has its own names'],
    dont: ['Turn off the tooltip unless the text is visible beside it'],
  },
  Link: {
    use: [
      'Every way to another page; a middle click opens a tab',
      '`LinkButton`: an action inside of a sentence',
    ],
    notFor: ['An action that changes data: Button'],
    keyboard: { Tab: 'Focuses it', Enter: 'Follows it' },
    screenReaders: ['The text says where it leads; “here” says nothing in a list of links.'],
    do: ['Let `LinkContext` render it, so that the router keeps the page'],
    dont: ['Use a button that navigates'],
  },
  CopyButton: {
    use: ['A value that staff paste elsewhere: an email, a phone number, a password'],
    notFor: ['Text that can be selected easily and is rarely copied'],
    keyboard: { 'Enter, Space': 'Copies the text' },
    screenReaders: ['Says “Copied”, or that copying was refused, without moving the focus.'],
    do: ['Name what is copied: “Copy email”'],
    dont: ['Copy something other than what is shown beside it'],
  },
  FileButton: {
    use: ['Attaching one file of any type at once, without a form'],
    notFor: ['A file that is saved with a form: FileField'],
    keyboard: { 'Enter, Space': 'Opens the file dialog of the system' },
    screenReaders: ['The limit is its description; a refused file is announced.'],
    do: ['Say the limit before a file is chosen'],
    dont: ['Rely on dropping alone: the button does the same'],
  },
  Menu: {
    use: ['Three or more actions that rarely are needed', 'Choices that apply at once: columns, density'],
    notFor: ['A value of a form: Select', 'One or two actions: buttons'],
    parts: {
      Trigger: 'The button that opens it',
      Item: 'An action, or a link',
      'Checkbox item': 'A choice; the menu stays open',
    },
    keyboard: {
      'Enter, Space, Down Arrow, Up Arrow': 'Open it at the first item, Up Arrow at the last',
      Letters: 'Go to the item that begins with them',
      Escape: 'Closes it; the focus returns to the button',
      Tab: 'Closes it and goes on',
    },
    screenReaders: ['The button says whether the menu is open; the menu has the name of the button.'],
    do: ['Put what deletes last'],
    dont: ['Nest menus', 'Hide the main action of a page in one'],
  },
  Tooltip: {
    use: [
      'The name of an icon button, and the key that does the same',
      'The whole text of a table cell that is cut off: the table has it without being told',
    ],
    notFor: ['Text that is needed to use the control: a hint of the Field', 'Anything to press'],
    keyboard: { Tab: 'Shows it at the focused control, or row of a table', Escape: 'Hides it' },
    screenReaders: ['Read as the description of its control; left out where it equals the name.'],
    do: ['Keep it to a few words'],
    dont: ['Put information only into the tooltip of a control: a tap presses it and shows none'],
  },
  Kbd: {
    use: ['The key of a shortcut, in a text or beside an action'],
    notFor: ['Code or values: a `code` element in `theme.font.mono`'],
    screenReaders: ['Reads as its text; it is not a control.'],
    do: ['Use the names on the keyboard of the reader: ⌘ on a Mac, Ctrl elsewhere'],
    dont: ['Show single keys when single-key shortcuts are off'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

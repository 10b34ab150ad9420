import type { Guide } from '#storybook/docs/guide.ts';

/** A form's frame and its controls for text, numbers and files. */
export const fields = {
  Field: {
    use: ['Every control of a form: it gives the label, the hint and the error'],
    notFor: [
      'Controls of a FilterBar, which have their label inside',
      'Checkbox and Switch, which have their own label',
    ],
    parts: {
      Label: 'Names the control; a press focuses it',
      Hint: 'What is expected, before typing',
      Error: 'What is wrong, above the hint',
    },
    keyboard: { Tab: 'Goes to its control; the field itself takes no focus' },
    screenReaders: [
      'The control is named by the label and described by hint and error.',
      '“Required” is said by the control, not by the star.',
    ],
    do: ['Write errors that say what to enter', 'Use the label of the specification'],
    dont: ['Use a placeholder as a label', 'Put two controls into one field'],
  },
  FormField: {
    use: ['A Field of a Formik form: it connects value, error and blur'],
    notFor: ['Controls outside of Formik: Field'],
    keyboard: { Tab: 'Leaving the control shows its error' },
    screenReaders: ['The error appears after blur or submit, never while the first word is typed.'],
    do: ['Put all rules in the yup schema of the form'],
    dont: ['Check a value in the control itself'],
  },
  TextInput: {
    use: ['One line of text: names, emails, identifiers'],
    notFor: ['Several lines: Textarea', 'Whole numbers: NumberInput', 'A search: SearchInput'],
    parts: { Start: 'An icon or unit before the text', End: 'A button or unit after it' },
    keyboard: { Tab: 'Focuses it' },
    screenReaders: [
      'Named by its Field; outside of one the caller sets `aria-label`.',
      '`invalid` is announced with the error of the Field.',
    ],
    do: ['Set `type` and `autoComplete`, so that phones and password managers help'],
    dont: ['Refuse characters while they are typed'],
  },
  Textarea: {
    use: ['Comments, replies, descriptions: text with lines'],
    notFor: ['One line: TextInput'],
    keyboard: { Enter: 'Begins a new line; it does not submit the form' },
    screenReaders: ['Near the limit, the number of characters that are left is announced.'],
    do: ['Expect at most 20,000 characters; a counter appears from 18,000 on'],
    dont: ['Cut off text without saying so'],
  },
  NumberInput: {
    use: ['Whole numbers of at least 0: limits of a plan'],
    notFor: ['Identifiers made of digits, phone numbers: TextInput', 'A day or time: DateField, TimeField'],
    keyboard: { Tab: 'Leaving it turns the text into the number that it holds' },
    screenReaders: ['A text field with a numeric keyboard; it has no spin buttons to meet.'],
    do: ['Show what an empty field means in the placeholder: “Unlimited”'],
    dont: ['Use `type="number"`, which hides what is no number'],
  },
  PasswordInput: {
    use: ['Passwords that are typed, new or known'],
    notFor: ['One-time codes: OtpInput'],
    parts: { 'Show password': 'Shows or hides the text', Note: 'Warns while Caps Lock is on' },
    keyboard: { Tab: 'Goes from the text to Show password' },
    screenReaders: ['The button says what it will do: “Show password” or “Hide password”.'],
    do: ['Set `autoComplete` to `current-password` or `new-password`'],
    dont: ['Forbid pasting'],
  },
  OtpInput: {
    use: ['The code of the email at sign-in'],
    notFor: ['Passwords: PasswordInput'],
    keyboard: { Enter: 'Submits the form' },
    screenReaders: ['One text field with one name, not six.'],
    do: ['Let the whole code be pasted, with its spaces'],
    dont: ['Submit by itself after the last digit'],
  },
  SearchInput: {
    use: ['Searching the list below it, while typing'],
    notFor: ['A choice among options: Combobox'],
    parts: {
      Shortcut: 'The key that focuses it from anywhere',
      Clear: 'Empties it; shown when it holds text',
    },
    keyboard: {
      '/': 'Focuses it, unless a text field has the focus',
      Escape: 'Clears it; in an empty one it reaches the dialog around it',
    },
    screenReaders: ['A search box named by `label`; the status of the list announces the number of matches.'],
    do: ['Name what is searched: “Search developers”'],
    dont: ['Wait for Enter'],
  },
  FileField: {
    use: ['A file that is saved with its form: the logo of a company'],
    notFor: ['Attaching at once: FileButton'],
    keyboard: {
      'Enter, Space': 'Opens the file dialog of the system',
      'Ctrl V': 'Takes the picture of the clipboard',
    },
    screenReaders: ['Types and size are its description; why a file is refused is announced.'],
    do: ['Keep the last accepted file when another one is refused'],
    dont: ['Upload before the form is saved'],
  },
  ColorField: {
    use: ['A colour of the brand, with the contrast of white text on it'],
    notFor: ['A choice among the tokens of the console'],
    keyboard: { Tab: 'Goes from the text to the picker; leaving the text normalises it' },
    screenReaders: ['The contrast is its description; the picker is named “Color picker”.'],
    do: ['Read the contrast before saving'],
    dont: ['Put a typed colour into a stylesheet unchecked'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

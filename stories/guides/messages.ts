import type { Guide } from '#storybook/docs/guide.ts';

/** Dialogs, and messages about what happened. */
export const messages = {
  Dialog: {
    use: ['A form or the details of one record, above the list that it belongs to'],
    notFor: ['A question before something final: ConfirmDialog', 'News: Toasts'],
    parts: {
      Header: 'Title, description and Close; it stays while the body scrolls',
      Body: 'Sections of fields',
      Footer: 'The actions, the primary one last',
    },
    keyboard: { Tab: 'Stays inside', Escape: 'Closes it; with unsaved changes it asks first' },
    screenReaders: [
      'Named by its title, described by its description.',
      'The focus begins on the first field, or on the body of one that is read, and returns on closing.',
    ],
    do: ['Mount it only while it is open', 'Tell it when its form is dirty'],
    dont: ['Open a dialog over a dialog, except a confirmation'],
  },
  ConfirmDialog: {
    use: ['Before an action that cannot be undone'],
    notFor: ['Actions that can be taken back: a toast with Undo', 'Asking for more than yes or no: Dialog'],
    keyboard: { Tab: 'Stays inside; the focus begins on Cancel', Escape: 'Cancels' },
    screenReaders: ['Question and consequence are read when it opens.'],
    do: ['Name the record in the question', 'Use the verb of the action on its button'],
    dont: ['Ask “Are you sure?” alone', 'Close it on a press outside'],
  },
  Toasts: {
    use: ['The result of an action whose place is gone: saved, deleted', 'A short way back: Undo'],
    notFor: ['Errors of a field: its Field', 'A list that could not be loaded: ErrorPanel'],
    parts: { Text: 'What happened', Action: 'At most one', Dismiss: 'Removes it' },
    keyboard: {
      F6: 'Goes to the first button of the newest message, over a dialog too, and back; all messages stay meanwhile',
      Tab: 'Goes to its action and to Dismiss',
      'Enter, Space': 'Press them; the focus returns to where it was',
      Escape: 'Returns to where the focus was',
    },
    screenReaders: [
      'Success is announced politely, an error at once.',
      'Errors stay until dismissed; others close after 5 s, but not while they are hovered or focused.',
    ],
    do: ['Use the sentences of the specification'],
    dont: ['Tell something only in a message that disappears'],
  },
  Note: {
    use: ['A sentence that applies to the whole form or list below it'],
    notFor: ['The error of one field: Field', 'News: Toasts'],
    screenReaders: ['An error is announced at once, other notes politely.'],
    do: ['Keep it to one or two sentences'],
    dont: ['Stack several notes'],
  },
  EmptyState: {
    use: ['A list without rows: what it would show, and one action'],
    notFor: ['A list that could not be loaded: ErrorPanel'],
    parts: {
      Title: 'What there is not',
      Text: 'Why, or what to do',
      Action: 'The way on: add, or clear the filters',
    },
    keyboard: { Tab: 'Goes to its action' },
    screenReaders: ['The status of the list announces that there is nothing.'],
    do: ['Tell an empty list from filters without a match'],
    dont: ['Blame the user'],
  },
  ErrorPanel: {
    use: ['Content that could not be loaded, in its place'],
    notFor: ['A failed change: Toasts or the Note of its form'],
    keyboard: { Tab: 'Goes to Retry' },
    screenReaders: ['Announced when it appears; Retry says that it is busy.'],
    do: ['Show the sentence of the server, and a way on'],
    dont: ['Show codes or stack traces'],
  },
} as const satisfies Readonly<Record<string, Guide>>;

import { Button } from '#src/components/Button/Button.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { Row } from '#stories/components/frames.tsx';
import { examples } from '#stories/guides/examples/messages.tsx';
import { Pair, type Shown } from '#storybook/docs/Pair.tsx';

const ignore = () => undefined;

const buttons = (...names: readonly string[]) => (
  <Row>
    {names.map((name, at) => (
      <Button key={name} {...(at === names.length - 1 ? { fill: 'solid' } : {})}>
        {name}
      </Button>
    ))}
  </Row>
);

const email = (error: string) => (
  <Field label="Email" error={error}>
    <TextInput value="office@" onValueChange={ignore} />
  </Field>
);

type Kind = 'buttons' | 'errors' | 'empty' | 'questions';

const pairs: Readonly<Record<Kind, readonly (readonly [good: Shown, bad: Shown])[]>> = {
  buttons: [
    [
      {
        show: buttons('Cancel', 'Add Developer'),
        why: 'Name what is done: “Add Developer” opens the form, its title and its message say the same.',
      },
      { show: buttons('Abort', 'OK'), why: 'Let the reader guess what OK does.' },
    ],
    [
      { show: buttons('Cancel', 'Save Changes'), why: 'Say “Saving…” while it is busy.' },
      { show: buttons('Please wait!', 'Submit form now'), why: 'Be polite or urgent in place of exact.' },
    ],
  ],
  errors: [
    [
      { show: email('Enter a valid email address'), why: 'Say what to enter.' },
      { show: email('Invalid input'), why: 'Say only that it is wrong.' },
    ],
    [
      {
        show: (
          <ErrorPanel
            title="Failed to load companies"
            message="The server cannot be reached."
            onRetry={ignore}
          />
        ),
        why: 'Say what failed, why, and offer the way on.',
      },
      {
        show: <ErrorPanel title="Oops!" message="Request failed with status code 503" />,
        why: 'Show codes, or joke about it.',
      },
    ],
  ],
  empty: [
    [
      {
        show: (
          <EmptyState
            title="No developers found"
            text="Add the first one."
            action={<Button fill="solid">Add Developer</Button>}
          />
        ),
        why: 'Offer the first step when there is nothing yet.',
      },
      { show: <EmptyState title="Nothing here" />, why: 'Leave the reader alone with it.' },
    ],
    [
      {
        show: (
          <EmptyState
            title="No developers found"
            text="Nothing matches these filters."
            action={<Button>Clear filters</Button>}
          />
        ),
        why: 'Say that filters hide the rows.',
      },
      {
        show: <EmptyState title="No developers found" text="Add the first one." />,
        why: 'Say that there is none while a filter hides them.',
      },
    ],
  ],
  questions: [
    [
      {
        show: examples.ConfirmDialog?.do,
        why: 'Name the record, what is lost, and the action on its button.',
      },
      { show: examples.ConfirmDialog?.dont, why: 'Ask for a yes to an unknown question.' },
    ],
  ],
};

/** Texts of this console beside ones that it does not have. */
export function TextSamples({ kind }: { kind: Kind }) {
  return pairs[kind].map(([good, bad]) => <Pair key={String(good.why)} good={good} bad={bad} />);
}

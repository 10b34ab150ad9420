import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { ToastBody } from '#src/components/Toasts/ToastBody.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { Row } from '#stories/components/frames.tsx';
import { type Examples, ignore } from './examples.ts';

/** What a question before something final says: a real one would cover the page. */
function Question({ title, text, buttons }: { title: string; text: string; buttons: readonly string[] }) {
  const [cancel, confirm] = buttons;
  return (
    <Card>
      <div style={{ display: 'grid', gap: 12 }}>
        <Heading level={3}>{title}</Heading>
        <Text size="table">{text}</Text>
        <Row>
          <Button>{cancel}</Button>
          <Button fill="solid" intent="danger">
            {confirm}
          </Button>
        </Row>
      </div>
    </Card>
  );
}

const toast = (text: string, action?: string) => (
  <Card flush>
    <ToastBody
      message={{
        id: text,
        kind: 'success',
        text,
        also: [],
        duration: false,
        actions: action ? [{ label: action, onSelect: ignore }] : [],
      }}
      onClose={ignore}
    />
  </Card>
);

export const examples: Readonly<Record<string, Examples>> = {
  Dialog: {
    do: <code>{'{open ? <Dialog title="Edit Company" … /> : null}'}</code>,
    dont: (
      <Card title="Edit Company">
        <Card title="Choose a plan">
          <Button fill="solid">Choose</Button>
        </Card>
      </Card>
    ),
  },
  ConfirmDialog: {
    do: (
      <Question
        title="Delete developer"
        text="Are you sure you want to delete Layla Haddad? This action cannot be undone."
        buttons={['Cancel', 'Delete']}
      />
    ),
    dont: <Question title="Attention" text="Are you sure?" buttons={['No', 'Yes']} />,
  },
  Toasts: {
    do: toast('Developer deleted', 'Undo'),
    dont: toast('Your new password is xK4!p2'),
  },
  Note: {
    do: <Note intent="danger">The server could not be reached. Nothing was saved.</Note>,
    dont: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Note intent="info">You edit the company.</Note>
        <Note intent="warning">Some fields are empty.</Note>
        <Note intent="danger">The email is taken.</Note>
      </div>
    ),
  },
  EmptyState: {
    do: (
      <EmptyState
        title="No developers found"
        text="Nothing matches these filters."
        action={<Button>Clear filters</Button>}
      />
    ),
    dont: <EmptyState title="Your search is wrong" text="You typed something that does not exist." />,
  },
  ErrorPanel: {
    do: (
      <ErrorPanel
        title="Failed to load companies"
        message="The database is being restarted"
        onRetry={ignore}
      />
    ),
    dont: <ErrorPanel title="Error 0x80004005" message="TypeError: rows is undefined at Table.tsx:214" />,
  },
};

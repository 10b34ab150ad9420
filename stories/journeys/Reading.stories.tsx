import { delay, http } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { failingOnce } from '#fixtures/msw/overrides.ts';
import { useCompanies } from '#src/api/companies.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

/** A screen in its smallest form: a question, its answer in words, and Retry. */
function Companies() {
  const [search, setSearch] = useState('');
  const { data, error, isLoading, isPrevious, retry } = useCompanies({ page: 1, limit: 20, search });
  const answer = data ? `${data.total} companies` : (error?.message ?? (isLoading ? 'Loading' : 'Nothing'));
  return (
    <>
      <TextInput aria-label="Search" value={search} onValueChange={setSearch} />
      <p role="status">{isPrevious ? `${answer}, of the question before` : answer}</p>
      <Button onClick={retry}>Retry</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Journeys/Reading',
  component: Companies,
  parameters: { route: '/', session: 'super_admin', server: {} },
});

/** The answer of the last question counts; until it is there the one before stands in, and says so. */
export const NextQuestion = meta.story({
  parameters: {
    server: {
      overrides: [
        http.get('*/company/getAll', async ({ request }) => {
          if (new URL(request.url).searchParams.has('search')) await delay(300);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('37 companies');
    await userEvent.type(canvas.getByLabelText('Search'), 'palm crest');
    await expect(canvas.getByRole('status')).toHaveTextContent('37 companies, of the question before');
    await canvas.findByText('1 companies');
  },
});

/** Back at an earlier question its answer is still known, and nothing is asked. */
export const EarlierQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('37 companies');
    const search = canvas.getByLabelText('Search');
    await userEvent.type(search, 'a');
    await expect(await canvas.findByText(/^\d+ companies$/u)).not.toHaveTextContent('37');
    await userEvent.clear(search);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^37 companies$/u);
  },
});

/** A question whose answer failed has no answer: that of the question before no longer stands in for it. */
export const FailedQuestion = meta.story({
  parameters: {
    server: {
      overrides: [
        http.get('*/company/getAll', ({ request }) => {
          return new URL(request.url).searchParams.has('search')
            ? Response.json({ message: 'The search is resting.' }, { status: 500 })
            : undefined;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('37 companies');
    await userEvent.type(canvas.getByLabelText('Search'), 'x');
    await canvas.findByText('The search is resting.');
  },
});

/** Both tries of the first read failed; Retry is a read of its own. */
export const Retried = meta.story({
  parameters: {
    server: { overrides: [failingOnce('/company/getAll'), failingOnce('/company/getAll')] },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The server is resting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('37 companies');
  },
});

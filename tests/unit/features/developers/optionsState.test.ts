import { describe, expect, it } from 'vitest';
import { toOptionsState } from '#src/features/developers/optionsState.ts';
import type { Option } from '#src/lib/options.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

const retry = () => undefined;
const options = [{ value: 'c1', label: 'Acme' }];
const error = { message: 'The server is resting.', status: 500 };
const ready: QueryResult<readonly Option[]> = {
  status: 'ready',
  data: options,
  refreshing: false,
  error: undefined,
  isPrevious: false,
  retry,
};

describe('toOptionsState', () => {
  it('is loading until the first answer, also before the request', () => {
    expect(toOptionsState({ status: 'loading', retry })).toEqual({ status: 'loading' });
  });

  it('has the message of a failed read', () => {
    expect(toOptionsState({ status: 'failed', error, retry })).toEqual({
      status: 'failed',
      message: 'The server is resting.',
      onRetry: retry,
    });
  });

  it('keeps the options when a refresh failed', () => {
    expect(toOptionsState({ ...ready, error })).toEqual({
      status: 'ready',
      options,
      onRetry: retry,
    });
  });
});

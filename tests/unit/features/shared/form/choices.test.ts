import { describe, expect, it } from 'vitest';
import type { Read } from '#src/api/types/read.ts';
import { toChoices } from '#src/features/shared/form/choices.ts';
import type { Option } from '#src/lib/options.ts';

const retry = () => undefined;
const nothing: Read<readonly Option[]> = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  isPrevious: false,
  retry,
};
const options = [{ value: 'c1', label: 'Acme' }];
const error = { message: 'The server is resting.', status: 500 };

describe('toChoices', () => {
  it('is loading until the first answer, also before the request', () => {
    expect(toChoices(nothing)).toEqual({ status: 'loading' });
    expect(toChoices({ ...nothing, isLoading: true, error })).toEqual({ status: 'loading' });
  });

  it('has the message of a failed read', () => {
    expect(toChoices({ ...nothing, error })).toEqual({
      status: 'failed',
      message: 'The server is resting.',
      onRetry: retry,
    });
  });

  it('keeps the options when a refresh failed', () => {
    expect(toChoices({ ...nothing, data: options, error })).toEqual({
      status: 'ready',
      options,
      onRetry: retry,
    });
  });
});

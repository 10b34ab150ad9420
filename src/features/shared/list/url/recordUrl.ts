import { type ParamDefaults, type ParamValues, shortened, writeParams } from './urlParams.ts';

/** The query string of what a list shows, without its opened record: `?search=x`. */
export function queryWithoutRecord<Defaults extends ParamDefaults>(
  values: ParamValues<Defaults>,
  defaults: Defaults,
): string {
  return shortened(writeParams('', { ...values, open: '', id: '' }, defaults));
}

/** The query string that opens a record over a list with the query `shown`: `?search=x&open=details&id=7`. */
export function openedQuery(shown: string, dialog: string, id: string): string {
  const opened = `open=${encodeURIComponent(dialog)}&id=${encodeURIComponent(id)}`;
  return shown === '' ? `?${opened}` : `${shown}&${opened}`;
}

import { cleanNumber } from '#src/lib/cleanText.ts';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** A time of day, `HH:mm`: `9:05`, `9.05` and `0905` are 09:05. */
export const time: Kind<string> = {
  ...text,
  read(typed) {
    const [, hour = '', minute = ''] = /^(\d{1,2})[:.]?(\d\d)$/u.exec(cleanNumber(typed)) ?? [];
    if (hour === '' || Number(hour) > 23 || Number(minute) > 59) {
      return { problem: 'Write it like 09:05, from 00:00 to 23:59' };
    }
    return { value: `${hour.padStart(2, '0')}:${minute}` };
  },
};

import { useEffect, useState } from 'react';
import { shownDate } from '#src/components/DateTime/shownDates.ts';

const dayNow = () => shownDate(Date.now()) ?? '';

/** The interval at which the day is read again, in ms. */
const MINUTE = 60_000;

/** The day that is shown for now, in the preferred zone: `Today` means the next day after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(dayNow);
  useEffect(() => {
    const timer = setInterval(() => setToday(dayNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return today;
}

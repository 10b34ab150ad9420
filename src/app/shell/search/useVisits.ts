import { useEffect } from 'react';
import { placeOf } from '#src/app/routes/navigation.ts';
import { rememberUsed } from './recentlyUsed.ts';

/** Adds every visited screen to the recent places. */
export function useVisits(userId: string | null, pathname: string): void {
  useEffect(() => {
    const place = placeOf(pathname);
    if (userId !== null && place) rememberUsed(userId, place.screen.path);
  }, [userId, pathname]);
}

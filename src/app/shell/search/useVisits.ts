import { useEffect } from 'react';
import { placeOf } from '#src/app/routes/navigation.ts';
import { rememberPlace } from './recentPlaces.ts';

/** Adds every visited screen to the recent places. */
export function useVisits(userId: string | null, pathname: string): void {
  useEffect(() => {
    const place = placeOf(pathname);
    if (userId !== null && place) rememberPlace(userId, place.screen.path);
  }, [userId, pathname]);
}

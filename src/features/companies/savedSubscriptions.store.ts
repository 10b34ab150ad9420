import { create } from 'zustand';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { Subscriptions } from './savedSubscriptions.ts';

/** Subscriptions saved in this tab. They override the server's rows, because the API has no endpoint for them. */
export const useSavedSubscriptions = create<{ readonly saved: Subscriptions }>()(() => ({ saved: {} }));

export function saveSubscription(id: string, subscription: Subscription): void {
  useSavedSubscriptions.setState(({ saved }) => ({ saved: { ...saved, [id]: subscription } }));
}

onSessionCleanup(() => useSavedSubscriptions.setState({ saved: {} }));

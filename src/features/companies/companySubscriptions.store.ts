import { create } from 'zustand';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { Subscriptions } from './companySubscription.ts';

/** Subscriptions saved in this tab. They override the server's rows, because the API has no endpoint for them. */
export const useCompanySubscriptions = create<{ readonly saved: Subscriptions }>()(() => ({ saved: {} }));

export function saveCompanySubscription(id: string, subscription: Subscription): void {
  useCompanySubscriptions.setState(({ saved }) => ({ saved: { ...saved, [id]: subscription } }));
}

onScreenGone(() => useCompanySubscriptions.setState({ saved: {} }));

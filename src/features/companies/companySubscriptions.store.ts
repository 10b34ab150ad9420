import { create } from 'zustand';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import type { Subscription } from '#src/api/types/subscription.ts';
import type { Subscriptions } from './companySubscription.ts';

/** What the subscription dialog saved: no API takes it, so it lies over the server's rows in this tab. */
export const useCompanySubscriptions = create<{ readonly saved: Subscriptions }>()(() => ({ saved: {} }));

export function saveCompanySubscription(id: string, subscription: Subscription): void {
  useCompanySubscriptions.setState(({ saved }) => ({ saved: { ...saved, [id]: subscription } }));
}

onScreenGone(() => useCompanySubscriptions.setState({ saved: {} }));

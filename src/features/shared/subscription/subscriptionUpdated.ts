import type { Written } from '#src/api/types/written.ts';

/** The toast of the two subscription screens (spec section 8). */
export function subscriptionUpdated(name: string): Written {
  return { message: `Subscription for ${name} updated successfully.` };
}

/** Where a subscription stands (product decision 'Subscription'). */
export const subscriptionStandings = [
  'none',
  'pending',
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const
export type SubscriptionStanding = (typeof subscriptionStandings)[number]

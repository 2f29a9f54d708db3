/** Apart from the jobs themselves, so that whatever enqueues one need not import what it does. */
export const syncSubscriptionJobName = 'sync-subscription'
export const adjustSubscriptionJobName = 'adjust-subscription'
export const holdSubscriptionJobName = 'hold-subscription'
export const cancelSubscriptionJobName = 'cancel-subscription'

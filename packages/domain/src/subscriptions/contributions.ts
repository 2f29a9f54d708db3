import type { Contributions } from '../kernel/ctx'
import { subscriptionBackEvent, subscriptionPriceWithdrawnEvent, subscriptionTakenBackEvent } from './events'
import { cancelSubscriptionHandler } from './order/end-subscription'
import { forgetUnpaidPayersClock } from './order/forget-unpaid-payers'
import { tendSubscriptionsClock } from './order/tend-subscriptions'
import { subscriptionTables } from './personal-tables'
import { followPricesClock } from './prices/follow-prices'
import { adjustSubscriptionHandler } from './provider-sync/adjust-subscription'
import { checkSubscriptionsClock } from './provider-sync/check-subscriptions'
import { syncSubscriptionHandler } from './provider-sync/fetch-subscription'
import { holdSubscriptionHandler } from './provider-sync/hold-subscriptions'
import { subscriptionTopics } from './provider-sync/notification-topics'
import { subscriptionPayments } from './provider-sync/subscription-payments'
import { ageSubscriptionsClock } from './standing/age-subscriptions'
import {
  subscriptionActiveBuilder,
  subscriptionAmountChangedBuilder,
  subscriptionCancelledBuilder,
  subscriptionChargedBuilder,
  subscriptionChargeFailedBuilder,
  subscriptionPriceAnnouncedBuilder,
  subscriptionSuspendedBuilder,
} from './standing/mail-builders'

/** What the subscriptions code contributes to the registry (../registry.ts). */
export const subscriptions = {
  jobs: [
    syncSubscriptionHandler,
    adjustSubscriptionHandler,
    cancelSubscriptionHandler,
    holdSubscriptionHandler,
  ],
  clock: [
    checkSubscriptionsClock,
    ageSubscriptionsClock,
    tendSubscriptionsClock,
    followPricesClock,
    forgetUnpaidPayersClock,
  ],
  events: [
    subscriptionBackEvent,
    subscriptionTakenBackEvent,
    subscriptionPriceWithdrawnEvent,
    subscriptionActiveBuilder,
    subscriptionChargedBuilder,
    subscriptionChargeFailedBuilder,
    subscriptionSuspendedBuilder,
    subscriptionCancelledBuilder,
    subscriptionAmountChangedBuilder,
    subscriptionPriceAnnouncedBuilder,
  ],
  personalTables: subscriptionTables,
  otherPaymentOwners: [subscriptionPayments],
  notificationTopics: subscriptionTopics,
} satisfies Contributions

import { accountMails } from './accounts/mails'
import { forgetSessions } from './accounts/sessions/forget-sessions'
import type { Registry } from './kernel/ctx'
import { asDefinition } from './kernel/jobs/job'
import { sendMailJob } from './kernel/mail/send-mail'
import { forgetPurges } from './kernel/pages/forget-purges'
import { leadFollowUps } from './leads/follow-ups'
import { leadMails } from './leads/mails'
import { returnBouncedLeadsJob, whenMailBounces } from './leads/reports/return-bounced-leads'
import { checkIntents } from './payments/checkout/check-intents'
import { recheckPayments } from './payments/ledger/recheck-payments'
import { paymentMails } from './payments/mails'
import {
  handleProviderNotificationJob,
  tendNotifications,
} from './payments/notifications/handle-provider-notification'
import { paymentTopic } from './payments/notifications/notification-topic'
import { resendRefunds, sendRefundJob } from './payments/refunds/send-refund'
import { syncRefundedJob } from './payments/refunds/sync-refunded'
import { removeUnusedPhotos } from './photos/remove-unused-photos'
import { verificationKind } from './professionals/joining/verification-kind'
import { professionalMails } from './professionals/mails'
import { professionalSubscription } from './professionals/plan/subscription-kind'
import { anonymiseRequests } from './service-requests/lifecycle/anonymise-requests'
import { expireRequests, warnExpiring } from './service-requests/lifecycle/expire-requests'
import { askAboutWork, closeUnansweredWork } from './service-requests/lifecycle/work-questions'
import { serviceRequestMails } from './service-requests/mails'
import { notifyProfessionalsJob, runDueWaves } from './service-requests/matching/notify-professionals'
import { settleUrgentRequests } from './service-requests/urgency/settle-urgent'
import { forgetUnpaidDrafts, refundUnusedFees } from './service-requests/urgency/tend-drafts'
import { urgencyKind } from './service-requests/urgency/urgency-kind'
import { purgeSettingPagesJob } from './settings/purge-setting-pages'
import { subscriptionMails } from './subscriptions/mails'
import { cancelSubscriptionJob } from './subscriptions/order/end-subscription'
import { adjustSubscriptionJob } from './subscriptions/prices/adjust-subscription'
import { followPrices } from './subscriptions/prices/follow-prices'
import { checkSubscriptions } from './subscriptions/provider-sync/check-subscriptions'
import { syncSubscriptionJob } from './subscriptions/provider-sync/fetch-subscription'
import { subscriptionTopics } from './subscriptions/provider-sync/notification-topics'
import { takeInChargePayment } from './subscriptions/provider-sync/take-in-charge-payment'
import { tendSubscriptions } from './subscriptions/provider-sync/tend-subscriptions'
import { ageSubscriptions } from './subscriptions/standing/age-subscriptions'
import { holdSubscriptionJob } from './subscriptions/standing/hold-subscriptions'
import { anonymiseConsumerRequests } from './support/consumer-requests/anonymise-consumer-requests'
import { consumerRequestMails } from './support/consumer-requests/mails'

/** What the nouns contribute. The only file that sees all of them; the context hands it to the code below. */
export const registry: Registry = {
  jobs: [
    asDefinition(sendMailJob),
    asDefinition(notifyProfessionalsJob),
    asDefinition(returnBouncedLeadsJob),
    asDefinition(handleProviderNotificationJob),
    asDefinition(sendRefundJob),
    asDefinition(syncRefundedJob),
    asDefinition(purgeSettingPagesJob),
    asDefinition(syncSubscriptionJob),
    asDefinition(adjustSubscriptionJob),
    asDefinition(cancelSubscriptionJob),
    asDefinition(holdSubscriptionJob),
  ],
  clock: [
    { name: 'run-due-waves', pattern: '* * * * *', run: runDueWaves },
    { name: 'expire-requests', pattern: '* * * * *', run: expireRequests },
    { name: 'warn-expiring', pattern: '*/10 * * * *', run: warnExpiring },
    { name: 'ask-about-work', pattern: '13 * * * *', run: askAboutWork },
    { name: 'close-unanswered-work', pattern: '43 * * * *', run: closeUnansweredWork },
    { name: 'check-payment-intents', pattern: '* * * * *', run: checkIntents },
    { name: 'settle-urgent-requests', pattern: '* * * * *', run: settleUrgentRequests },
    { name: 'check-subscriptions', pattern: '* * * * *', run: checkSubscriptions },
    { name: 'age-subscriptions', pattern: '*/5 * * * *', run: ageSubscriptions },
    { name: 'tend-subscriptions', pattern: '*/10 * * * *', run: tendSubscriptions },
    { name: 'follow-prices', pattern: '11 11 * * *', run: followPrices },
    { name: 'resend-refunds', pattern: '*/10 * * * *', run: resendRefunds },
    { name: 'tend-notifications', pattern: '*/10 * * * *', run: tendNotifications },
    { name: 'refund-unused-fees', pattern: '27 * * * *', run: refundUnusedFees },
    { name: 'forget-unpaid-drafts', pattern: '37 * * * *', run: forgetUnpaidDrafts },
    { name: 'recheck-payments', pattern: '7 7 * * *', run: recheckPayments },
    { name: 'remove-unused-photos', pattern: '17 * * * *', run: removeUnusedPhotos },
    { name: 'forget-sessions', pattern: '53 5 * * *', run: forgetSessions },
    { name: 'forget-page-purges', pattern: '23 5 * * *', run: forgetPurges },
    { name: 'anonymise-requests', pattern: '41 6 * * *', run: anonymiseRequests },
    { name: 'anonymise-consumer-requests', pattern: '47 6 * * *', run: anonymiseConsumerRequests },
  ],
  mails: {
    ...accountMails,
    ...paymentMails,
    ...subscriptionMails,
    ...professionalMails,
    ...serviceRequestMails,
    ...leadMails,
    ...consumerRequestMails,
  },
  onBounce: [whenMailBounces],
  paymentKinds: [urgencyKind, verificationKind],
  subscriptionKinds: [professionalSubscription],
  otherPaymentOwners: [takeInChargePayment],
  notificationTopics: [paymentTopic, ...subscriptionTopics],
  leadFollowUps,
}

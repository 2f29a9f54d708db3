import { forgetSessions } from '../auth/forget-sessions'
import { anonymiseConsumerRequests } from '../consumer-requests/anonymise-consumer-requests'
import { returnBouncedLeadsJob } from '../leads/return-bounced-leads'
import { sendMailJob } from '../mail/send-mail'
import { forgetPurges } from '../pages/forget-purges'
import { checkIntents } from '../payments/check-intents'
import { handleNotificationJob, tendNotifications } from '../payments/handle-notification'
import { recheckPayments } from '../payments/recheck-payments'
import { resendRefunds, sendRefundJob } from '../payments/send-refund'
import { syncRefundedJob } from '../payments/sync-refunded'
import { removeUnusedPhotos } from '../photos/remove-unused-photos'
import { anonymiseRequests } from '../service-requests/anonymise-requests'
import { expireRequests, warnExpiring } from '../service-requests/expire-requests'
import { notifyProfessionalsJob, runDueWaves } from '../service-requests/notify-professionals'
import { settleUrgentRequests } from '../service-requests/settle-urgent'
import { forgetUnpaidDrafts, refundUnusedFees } from '../service-requests/tend-drafts'
import { askAboutWork, closeUnansweredWork } from '../service-requests/work-questions'
import { purgeSettingPagesJob } from '../settings/purge-setting-pages'
import { adjustSubscriptionJob } from '../subscriptions/adjust-subscription'
import { ageSubscriptions } from '../subscriptions/age-subscriptions'
import { checkSubscriptions } from '../subscriptions/check-subscriptions'
import { cancelSubscriptionJob } from '../subscriptions/end-subscription'
import { followPrices } from '../subscriptions/follow-prices'
import { holdSubscriptionJob } from '../subscriptions/hold-subscriptions'
import { syncSubscriptionJob } from '../subscriptions/sync-subscription'
import { tendSubscriptions } from '../subscriptions/tend-subscriptions'
import { asDefinition, type CronEntry, type JobDefinition } from './job'

/** Every job that the worker knows. */
export const allJobs: readonly JobDefinition[] = [
  asDefinition(sendMailJob),
  asDefinition(notifyProfessionalsJob),
  asDefinition(returnBouncedLeadsJob),
  asDefinition(handleNotificationJob),
  asDefinition(sendRefundJob),
  asDefinition(syncRefundedJob),
  asDefinition(purgeSettingPagesJob),
  asDefinition(syncSubscriptionJob),
  asDefinition(adjustSubscriptionJob),
  asDefinition(cancelSubscriptionJob),
  asDefinition(holdSubscriptionJob),
]

/** What the clock starts. Each of them may run twice or late without harm. */
export const cron: readonly CronEntry[] = [
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
]

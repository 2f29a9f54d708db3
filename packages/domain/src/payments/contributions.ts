import type { Contributions } from '../kernel/ctx'
import { checkPaymentIntentsClock } from './checkout/check-intents'
import { expireUnshownClock } from './checkout/expire-unshown'
import { forgetPayersClock } from './checkout/forget-payers'
import { paymentReturnedBuilder } from './events'
import { invoiceClosing } from './invoicing/close-invoice-data'
import { forgetInvoiceDataClock } from './invoicing/forget-invoice-data'
import { recheckPaymentsClock } from './ledger/recheck-payments'
import {
  handleProviderNotificationHandler,
  tendNotificationsClock,
} from './notifications/handle-provider-notification'
import { paymentTopic } from './notifications/notification-topic'
import { paymentTables } from './personal-tables'
import { forgetReturnMailsClock } from './refunds/forget-return-mails'
import { resendRefundsClock, sendRefundHandler } from './refunds/send-refund'
import { syncRefundedHandler } from './refunds/sync-refunded'

/** What the payments code contributes to the registry (../registry.ts). */
export const payments = {
  jobs: [handleProviderNotificationHandler, sendRefundHandler, syncRefundedHandler],
  clock: [
    checkPaymentIntentsClock,
    resendRefundsClock,
    tendNotificationsClock,
    expireUnshownClock,
    forgetPayersClock,
    forgetInvoiceDataClock,
    forgetReturnMailsClock,
    recheckPaymentsClock,
  ],
  events: [paymentReturnedBuilder],
  closing: [invoiceClosing],
  personalTables: paymentTables,
  notificationTopics: [paymentTopic],
} satisfies Contributions

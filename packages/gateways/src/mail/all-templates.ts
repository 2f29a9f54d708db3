import type { MailTemplate, MailTemplates } from '@oficio/domain/kernel/mail-templates'
import type { Template } from './template'
import { accountReinstated } from './templates/account-reinstated'
import { accountSuspended } from './templates/account-suspended'
import { completionDenied } from './templates/completion-denied'
import { consumerRequestAnswered } from './templates/consumer-request-answered'
import { consumerRequestReceived } from './templates/consumer-request-received'
import { googleLinked } from './templates/google-linked'
import { leadReportDecided } from './templates/lead-report-decided'
import { leadReportQuestion } from './templates/lead-report-question'
import { leadTaken } from './templates/lead-taken'
import { paymentReturned } from './templates/payment-returned'
import { requestCompleted } from './templates/request-completed'
import { requestExpired } from './templates/request-expired'
import { requestExpiring } from './templates/request-expiring'
import { requestFiled } from './templates/request-filed'
import { requestForProfessional } from './templates/request-for-professional'
import { requestStatus } from './templates/request-status'
import { requestWorkQuestion } from './templates/request-work-question'
import { sessionReuse } from './templates/session-reuse'
import { subscriptionActive } from './templates/subscription-active'
import { subscriptionAmountChanged } from './templates/subscription-amount-changed'
import { subscriptionCancelled } from './templates/subscription-cancelled'
import { subscriptionChargeFailed } from './templates/subscription-charge-failed'
import { subscriptionCharged } from './templates/subscription-charged'
import { subscriptionPriceAnnounced } from './templates/subscription-price-announced'
import { subscriptionSuspended } from './templates/subscription-suspended'
import { welcome } from './templates/welcome'

/** A template that the domain names and nobody wrote does not compile. */
export const allTemplates: { [T in MailTemplate]: Template<MailTemplates[T]> } = {
  'request-filed': requestFiled,
  'request-for-professional': requestForProfessional,
  'lead-taken': leadTaken,
  'request-status': requestStatus,
  'request-completed': requestCompleted,
  'request-work-question': requestWorkQuestion,
  'completion-denied': completionDenied,
  'request-expiring': requestExpiring,
  'request-expired': requestExpired,
  'lead-report-question': leadReportQuestion,
  'lead-report-decided': leadReportDecided,
  'account-suspended': accountSuspended,
  'account-reinstated': accountReinstated,
  'google-linked': googleLinked,
  'session-reuse': sessionReuse,
  welcome,
  'consumer-request-received': consumerRequestReceived,
  'consumer-request-answered': consumerRequestAnswered,
  'payment-returned': paymentReturned,
  'subscription-active': subscriptionActive,
  'subscription-charged': subscriptionCharged,
  'subscription-charge-failed': subscriptionChargeFailed,
  'subscription-suspended': subscriptionSuspended,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-amount-changed': subscriptionAmountChanged,
  'subscription-price-announced': subscriptionPriceAnnounced,
}

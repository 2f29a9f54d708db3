import type { MailTemplate, MailTemplates } from '@oficio/domain/kernel/mail-templates'
import type { Template } from './template'
import { accessChanged } from './templates/accounts/access-changed'
import { accountClosed } from './templates/accounts/account-closed'
import { emailChanged } from './templates/accounts/email-changed'
import { emailConfirmation } from './templates/accounts/email-confirmation'
import { factorGuessed } from './templates/accounts/factor-guessed'
import { googleLinked } from './templates/accounts/google-linked'
import { googleUnlinked } from './templates/accounts/google-unlinked'
import { passwordChanged } from './templates/accounts/password-changed'
import { passwordReset } from './templates/accounts/password-reset'
import { recoveryCodeUsed } from './templates/accounts/recovery-code-used'
import { secondFactorChanged } from './templates/accounts/second-factor-changed'
import { sessionReuse } from './templates/accounts/session-reuse'
import { unknownDevice } from './templates/accounts/unknown-device'
import { welcome } from './templates/accounts/welcome'
import { adApproved } from './templates/advertising/ad-approved'
import { adBooked } from './templates/advertising/ad-booked'
import { adRejected } from './templates/advertising/ad-rejected'
import { businessClaim } from './templates/businesses/business-claim'
import { businessOwnership } from './templates/businesses/business-ownership'
import { businessPlanBegun } from './templates/businesses/business-plan-begun'
import { businessRefused } from './templates/businesses/business-refused'
import { businessRestored } from './templates/businesses/business-restored'
import { leadReportDecided } from './templates/leads/lead-report-decided'
import { leadReportQuestion } from './templates/leads/lead-report-question'
import { leadTaken } from './templates/leads/lead-taken'
import { paymentReturned } from './templates/payments/payment-returned'
import { accountApproved } from './templates/professionals/account-approved'
import { accountReinstated } from './templates/professionals/account-reinstated'
import { accountRejected } from './templates/professionals/account-rejected'
import { accountSuspended } from './templates/professionals/account-suspended'
import { accountUnderReview } from './templates/professionals/account-under-review'
import { reviewAsked } from './templates/reviews/review-asked'
import { reviewMoved } from './templates/reviews/review-moved'
import { reviewReportDecided } from './templates/reviews/review-report-decided'
import { completionDenied } from './templates/service-requests/completion-denied'
import { requestCompleted } from './templates/service-requests/request-completed'
import { requestExpired } from './templates/service-requests/request-expired'
import { requestExpiring } from './templates/service-requests/request-expiring'
import { requestFiled } from './templates/service-requests/request-filed'
import { requestForProfessional } from './templates/service-requests/request-for-professional'
import { requestLink } from './templates/service-requests/request-link'
import { requestStatus } from './templates/service-requests/request-status'
import { requestWorkQuestion } from './templates/service-requests/request-work-question'
import { requestsDigest } from './templates/service-requests/requests-digest'
import { subscriptionActive } from './templates/subscriptions/subscription-active'
import { subscriptionAmountChanged } from './templates/subscriptions/subscription-amount-changed'
import { subscriptionCancelled } from './templates/subscriptions/subscription-cancelled'
import { subscriptionChargeFailed } from './templates/subscriptions/subscription-charge-failed'
import { subscriptionCharged } from './templates/subscriptions/subscription-charged'
import { subscriptionPriceAnnounced } from './templates/subscriptions/subscription-price-announced'
import { subscriptionSuspended } from './templates/subscriptions/subscription-suspended'
import { consumerRequestAnswered } from './templates/support/consumer-request-answered'
import { consumerRequestReceived } from './templates/support/consumer-request-received'
import { contactMessageAnswered } from './templates/support/contact-message-answered'
import { contactMessageReceived } from './templates/support/contact-message-received'
import { contactMessagesWaiting } from './templates/support/contact-messages-waiting'
import { dataRequestAnswered } from './templates/support/data-request-answered'
import { dataRequestLink } from './templates/support/data-request-link'
import { dataRequestReceived } from './templates/support/data-request-received'

/** All mail templates by name. The type requires one for every name in the domain. */
export const allTemplates: { [T in MailTemplate]: Template<MailTemplates[T]> } = {
  'request-filed': requestFiled,
  'request-for-professional': requestForProfessional,
  'requests-digest': requestsDigest,
  'lead-taken': leadTaken,
  'request-link': requestLink,
  'request-status': requestStatus,
  'request-completed': requestCompleted,
  'request-work-question': requestWorkQuestion,
  'completion-denied': completionDenied,
  'request-expiring': requestExpiring,
  'request-expired': requestExpired,
  'lead-report-question': leadReportQuestion,
  'lead-report-decided': leadReportDecided,
  'review-asked': reviewAsked,
  'review-moved': reviewMoved,
  'review-report-decided': reviewReportDecided,
  'business-claim': businessClaim,
  'business-ownership': businessOwnership,
  'business-refused': businessRefused,
  'business-restored': businessRestored,
  'ad-booked': adBooked,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
  'business-plan-begun': businessPlanBegun,
  'account-under-review': accountUnderReview,
  'account-approved': accountApproved,
  'account-rejected': accountRejected,
  'account-suspended': accountSuspended,
  'account-reinstated': accountReinstated,
  'google-linked': googleLinked,
  'google-unlinked': googleUnlinked,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-confirmation': emailConfirmation,
  'email-changed': emailChanged,
  'access-changed': accessChanged,
  'account-closed': accountClosed,
  'session-reuse': sessionReuse,
  'unknown-device': unknownDevice,
  'second-factor-changed': secondFactorChanged,
  'factor-guessed': factorGuessed,
  'recovery-code-used': recoveryCodeUsed,
  welcome,
  'consumer-request-received': consumerRequestReceived,
  'consumer-request-answered': consumerRequestAnswered,
  'contact-message-received': contactMessageReceived,
  'contact-messages-waiting': contactMessagesWaiting,
  'contact-message-answered': contactMessageAnswered,
  'data-request-link': dataRequestLink,
  'data-request-received': dataRequestReceived,
  'data-request-answered': dataRequestAnswered,
  'payment-returned': paymentReturned,
  'subscription-active': subscriptionActive,
  'subscription-charged': subscriptionCharged,
  'subscription-charge-failed': subscriptionChargeFailed,
  'subscription-suspended': subscriptionSuspended,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-amount-changed': subscriptionAmountChanged,
  'subscription-price-announced': subscriptionPriceAnnounced,
}

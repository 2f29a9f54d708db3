import { accountClosing } from './accounts/closing/account-closing'
import { eraseAccountHandler } from './accounts/closing/erase-account'
import { forgetAccountLinksClock } from './accounts/forget-links'
import { forgetArrivalsClock } from './accounts/identities/forget-arrivals'
import { tellOfMark } from './accounts/mailbox/tell-of-mark'
import {
  accessChangedBuilder,
  accountClosedBuilder,
  emailChangedBuilder,
  emailConfirmationBuilder,
  googleLinkedBuilder,
  googleUnlinkedBuilder,
  passwordChangedBuilder,
  passwordResetBuilder,
  sessionReuseBuilder,
  welcomeBuilder,
} from './accounts/mails'
import { accountTables } from './accounts/personal-tables'
import { answerPasswordResetHandler } from './accounts/recovery/answer-password-reset'
import { forgetPasskeyChallengesClock } from './accounts/second-factor/passkey-challenges'
import {
  factorGuessedBuilder,
  recoveryCodeUsedBuilder,
  secondFactorChangedBuilder,
  unknownDeviceBuilder,
} from './accounts/security-mails'
import { forgetSessionsClock } from './accounts/sessions/forget-sessions'
import { adBookingKind } from './advertising/booking/booking-kind'
import { advertisingClosing } from './advertising/booking/close-bookings'
import { settleAdBookingsClock } from './advertising/booking/settle-bookings'
import { foldAdMarksClock } from './advertising/counting/fold-ad-marks'
import { adApprovedBuilder, adBookedBuilder, adRejectedBuilder } from './advertising/mails'
import { advertisingTables } from './advertising/personal-tables'
import { businessOwnershipBuilder } from './businesses/claiming/ownership-mail'
import { businessClosing } from './businesses/close-businesses'
import { noteFeatureEndsClock } from './businesses/decisions/feature-business'
import { forgetImportsClock } from './businesses/importing/forget-imports'
import { businessClaimBuilder, businessRefusedBuilder, businessRestoredBuilder } from './businesses/mails'
import { businessTables } from './businesses/personal-tables'
import { businessSubscription } from './businesses/plans/business-kind'
import { endPublicTimeClock, followStandingHandler } from './businesses/plans/follow-standing'
import { planBegunBuilder } from './businesses/plans/tell-plan-begun'
import { businessDraftPhotos } from './businesses/registration/draft-photos'
import { forgetUnclaimedClock } from './businesses/registration/forget-unclaimed'
import { remindUnclaimedClock } from './businesses/registration/remind-unclaimed'
import { businessReviews } from './businesses/reviews/business-reviews'
import { foldVisitsClock } from './businesses/visits/fold-visits'
import type { Registry } from './kernel/ctx'
import { everyMail } from './kernel/mail/define-mail'
import { forgetMailEventsClock } from './kernel/mail/events/forget-mail-events'
import { forgetMailAddressesClock } from './kernel/mail/forget-addresses'
import { sendMailHandler } from './kernel/mail/send-mail'
import { forgetPagePurgesClock } from './kernel/pages/forget-purges'
import { kernelTables } from './kernel/personal-tables'
import { forgetKeyedCallsClock } from './kernel/repeats/keyed-calls'
import { leadClosing } from './leads/close-leads'
import { refundIdleMonthsClock } from './leads/idle-months/refund-idle-months'
import { leadReportDecidedBuilder, leadReportQuestionBuilder, leadTakenBuilder } from './leads/mails'
import { leadTables } from './leads/personal-tables'
import { returnBouncedLeadsHandler, whenMailBounces } from './leads/reports/return-bounced-leads'
import { leadFollowUps } from './leads/taking/follow-ups'
import { pushNoticeHandler } from './notices/push/push-notice'
import { checkPaymentIntentsClock } from './payments/checkout/check-intents'
import { expireUnshownClock } from './payments/checkout/expire-unshown'
import { forgetPayersClock } from './payments/checkout/forget-payers'
import { invoiceClosing } from './payments/invoicing/close-invoice-data'
import { forgetInvoiceDataClock } from './payments/invoicing/forget-invoice-data'
import { recheckPaymentsClock } from './payments/ledger/recheck-payments'
import { paymentReturnedBuilder } from './payments/mails'
import {
  handleProviderNotificationHandler,
  tendNotificationsClock,
} from './payments/notifications/handle-provider-notification'
import { paymentTopic } from './payments/notifications/notification-topic'
import { paymentTables } from './payments/personal-tables'
import { forgetReturnMailsClock } from './payments/refunds/forget-return-mails'
import { resendRefundsClock, sendRefundHandler } from './payments/refunds/send-refund'
import { syncRefundedHandler } from './payments/refunds/sync-refunded'
import { removeUnusedPhotosClock } from './photos/remove-unused-photos'
import { waitingPhotos } from './photos/waiting-uploads'
import { localidadPlaces } from './places/lookup/localidad-places'
import { provinciaPlaces } from './places/lookup/provincia-places'
import { placeTables } from './places/personal-tables'
import { nameStateOf } from './professionals/approval/name-state'
import { professionalClosing } from './professionals/closing/close-professional'
import { removeUnusedDocumentsClock } from './professionals/documents/remove-unused-documents'
import { forgetStartedRegistrationsClock } from './professionals/documents/started-registrations'
import { waitingDocuments } from './professionals/documents/waiting-documents'
import { verificationKind } from './professionals/joining/verification-kind'
import {
  accountApprovedBuilder,
  accountReinstatedBuilder,
  accountRejectedBuilder,
  accountSuspendedBuilder,
  accountUnderReviewBuilder,
} from './professionals/mails'
import { professionalTables } from './professionals/personal-tables'
import { forgetSpentTrialsClock } from './professionals/plan/spent-trial'
import { professionalSubscription } from './professionals/plan/subscription-kind'
import { purgeProfileHandler } from './professionals/profile/purge-profile-later'
import { askForReviewsClock } from './reviews/ask-for-reviews'
import { reviewClosing } from './reviews/close-reviews'
import { reviewAskedBuilder } from './reviews/mails'
import { reviewTables } from './reviews/personal-tables'
import { professionalReviews } from './reviews/professional-reviews'
import { reviewMovedBuilder, reviewReportDecidedBuilder } from './reviews/reports/mails'
import { forgetReviewMarksClock } from './reviews/review-marks'
import { rubroTables } from './rubros/personal-tables'
import { countBusinessScoresClock } from './search/businesses/count-business-scores'
import { countBusinessWordsClock } from './search/businesses/count-business-words'
import { businessPlaces } from './search/lookup/business-places'
import { searchTables } from './search/personal-tables'
import { countScoresClock } from './search/professionals/count-scores'
import { countWordsClock } from './search/professionals/count-words'
import { tellEnginesHandler } from './search/sitemap/tell-engines'
import { requestFiledBuilder } from './service-requests/filing/mail-about-filing'
import { mailWaitingCodesClock } from './service-requests/filing/mail-waiting-codes'
import { photosOfWaiting } from './service-requests/filing/photos-of-waiting'
import { anonymiseRequestsClock } from './service-requests/lifecycle/anonymise-requests'
import { requestClosing } from './service-requests/lifecycle/close-own-requests'
import { expireRequestsClock, warnExpiringClock } from './service-requests/lifecycle/expire-requests'
import {
  requestExpiredBuilder,
  requestExpiringBuilder,
  requestLinkBuilder,
  requestStatusBuilder,
} from './service-requests/lifecycle/mails-about-state'
import {
  completionDeniedBuilder,
  requestCompletedBuilder,
  requestWorkQuestionBuilder,
} from './service-requests/lifecycle/mails-about-work'
import { askAboutWorkClock, closeUnansweredWorkClock } from './service-requests/lifecycle/work-questions'
import { fillSearchedWordsClock } from './service-requests/masking/fill-searched-words'
import { requestsDigestBuilder, sendDigestsClock } from './service-requests/matching/daily-digest'
import { requestForProfessionalBuilder } from './service-requests/matching/mail-for-professional'
import {
  notifyProfessionalsHandler,
  runDueWavesClock,
} from './service-requests/matching/notify-professionals'
import { serviceRequestTables } from './service-requests/personal-tables'
import { adoptRequests } from './service-requests/tracking/adopt-requests'
import { mailRequestLinksHandler } from './service-requests/tracking/send-request-links'
import { draftPhotos } from './service-requests/urgency/draft-photos'
import { settleUrgentRequestsClock } from './service-requests/urgency/settle-urgent'
import { forgetUnpaidDraftsClock, refundUnusedFeesClock } from './service-requests/urgency/tend-drafts'
import { urgencyKind } from './service-requests/urgency/urgency-kind'
import { settingTables } from './settings/personal-tables'
import { purgeSettingPagesHandler } from './settings/purge-setting-pages'
import { cancelSubscriptionHandler } from './subscriptions/order/end-subscription'
import { forgetUnpaidPayersClock } from './subscriptions/order/forget-unpaid-payers'
import { tendSubscriptionsClock } from './subscriptions/order/tend-subscriptions'
import { subscriptionTables } from './subscriptions/personal-tables'
import { followPricesClock } from './subscriptions/prices/follow-prices'
import { adjustSubscriptionHandler } from './subscriptions/provider-sync/adjust-subscription'
import { checkSubscriptionsClock } from './subscriptions/provider-sync/check-subscriptions'
import { syncSubscriptionHandler } from './subscriptions/provider-sync/fetch-subscription'
import { holdSubscriptionHandler } from './subscriptions/provider-sync/hold-subscriptions'
import { subscriptionTopics } from './subscriptions/provider-sync/notification-topics'
import { subscriptionPayments } from './subscriptions/provider-sync/subscription-payments'
import { ageSubscriptionsClock } from './subscriptions/standing/age-subscriptions'
import {
  subscriptionActiveBuilder,
  subscriptionAmountChangedBuilder,
  subscriptionCancelledBuilder,
  subscriptionChargedBuilder,
  subscriptionChargeFailedBuilder,
  subscriptionPriceAnnouncedBuilder,
  subscriptionSuspendedBuilder,
} from './subscriptions/standing/mail-builders'
import { anonymiseConsumerRequestsClock } from './support/consumer-requests/anonymise-consumer-requests'
import {
  consumerRequestAnsweredBuilder,
  consumerRequestReceivedBuilder,
} from './support/consumer-requests/mails'
import { anonymiseContactMessagesClock } from './support/contact-messages/anonymise-contact-messages'
import {
  contactMessageAnsweredBuilder,
  contactMessageReceivedBuilder,
  contactMessagesWaitingBuilder,
} from './support/contact-messages/mails'
import { anonymiseDataRequestsClock } from './support/data-requests/anonymise-data-requests'
import {
  dataRequestAnsweredBuilder,
  dataRequestLinkBuilder,
  dataRequestReceivedBuilder,
} from './support/data-requests/mails'
import { supportTables } from './support/personal-tables'

const reviewSubjects = [professionalReviews, businessReviews]

/** What the nouns contribute. The only file that sees all of them; the context hands it to the code below. */
export const registry: Registry = {
  jobs: [
    sendMailHandler,
    pushNoticeHandler,
    answerPasswordResetHandler,
    mailRequestLinksHandler,
    eraseAccountHandler,
    notifyProfessionalsHandler,
    returnBouncedLeadsHandler,
    handleProviderNotificationHandler,
    sendRefundHandler,
    syncRefundedHandler,
    purgeSettingPagesHandler,
    purgeProfileHandler,
    syncSubscriptionHandler,
    adjustSubscriptionHandler,
    cancelSubscriptionHandler,
    holdSubscriptionHandler,
    followStandingHandler,
    tellEnginesHandler,
  ],
  clock: [
    runDueWavesClock,
    mailWaitingCodesClock,
    sendDigestsClock,
    expireRequestsClock,
    warnExpiringClock,
    askAboutWorkClock,
    closeUnansweredWorkClock,
    askForReviewsClock,
    forgetReviewMarksClock,
    checkPaymentIntentsClock,
    settleUrgentRequestsClock,
    settleAdBookingsClock,
    checkSubscriptionsClock,
    ageSubscriptionsClock,
    tendSubscriptionsClock,
    followPricesClock,
    endPublicTimeClock,
    noteFeatureEndsClock,
    forgetUnclaimedClock,
    forgetImportsClock,
    remindUnclaimedClock,
    foldVisitsClock,
    foldAdMarksClock,
    refundIdleMonthsClock,
    forgetSpentTrialsClock,
    resendRefundsClock,
    tendNotificationsClock,
    refundUnusedFeesClock,
    expireUnshownClock,
    forgetUnpaidDraftsClock,
    forgetPayersClock,
    forgetUnpaidPayersClock,
    forgetInvoiceDataClock,
    forgetReturnMailsClock,
    recheckPaymentsClock,
    removeUnusedPhotosClock,
    removeUnusedDocumentsClock,
    forgetStartedRegistrationsClock,
    fillSearchedWordsClock,
    countScoresClock,
    countWordsClock,
    countBusinessScoresClock,
    countBusinessWordsClock,
    forgetSessionsClock,
    forgetPasskeyChallengesClock,
    forgetAccountLinksClock,
    forgetArrivalsClock,
    forgetMailAddressesClock,
    forgetMailEventsClock,
    forgetPagePurgesClock,
    forgetKeyedCallsClock,
    anonymiseRequestsClock,
    anonymiseConsumerRequestsClock,
    anonymiseDataRequestsClock,
    anonymiseContactMessagesClock,
  ],
  mails: everyMail([
    welcomeBuilder,
    sessionReuseBuilder,
    unknownDeviceBuilder,
    secondFactorChangedBuilder,
    factorGuessedBuilder,
    recoveryCodeUsedBuilder,
    googleLinkedBuilder,
    googleUnlinkedBuilder,
    passwordResetBuilder,
    passwordChangedBuilder,
    emailConfirmationBuilder,
    emailChangedBuilder,
    accountClosedBuilder,
    accessChangedBuilder,
    paymentReturnedBuilder,
    subscriptionActiveBuilder,
    subscriptionChargedBuilder,
    subscriptionChargeFailedBuilder,
    subscriptionSuspendedBuilder,
    subscriptionCancelledBuilder,
    subscriptionAmountChangedBuilder,
    subscriptionPriceAnnouncedBuilder,
    accountUnderReviewBuilder,
    accountApprovedBuilder,
    accountRejectedBuilder,
    accountSuspendedBuilder,
    accountReinstatedBuilder,
    requestFiledBuilder,
    requestStatusBuilder,
    requestExpiringBuilder,
    requestLinkBuilder,
    requestExpiredBuilder,
    requestCompletedBuilder,
    requestWorkQuestionBuilder,
    completionDeniedBuilder,
    requestForProfessionalBuilder,
    requestsDigestBuilder,
    leadTakenBuilder,
    leadReportQuestionBuilder,
    leadReportDecidedBuilder,
    reviewAskedBuilder,
    reviewReportDecidedBuilder,
    reviewMovedBuilder,
    businessClaimBuilder,
    businessOwnershipBuilder,
    businessRefusedBuilder,
    businessRestoredBuilder,
    planBegunBuilder,
    adBookedBuilder,
    adApprovedBuilder,
    adRejectedBuilder,
    consumerRequestReceivedBuilder,
    consumerRequestAnsweredBuilder,
    dataRequestLinkBuilder,
    dataRequestReceivedBuilder,
    dataRequestAnsweredBuilder,
    contactMessageReceivedBuilder,
    contactMessagesWaitingBuilder,
    contactMessageAnsweredBuilder,
  ]),
  onBounce: [whenMailBounces],
  onMarkedAddress: [tellOfMark],
  onProvenMailbox: [adoptRequests],
  nameStateOf,
  closing: [
    requestClosing,
    leadClosing,
    professionalClosing,
    reviewClosing,
    businessClosing,
    advertisingClosing,
    invoiceClosing,
    // Last: the others go by the address that it takes away.
    accountClosing,
  ],
  personalTables: [
    ...placeTables,
    ...rubroTables,
    ...settingTables,
    ...accountTables,
    ...kernelTables,
    ...paymentTables,
    ...subscriptionTables,
    ...professionalTables,
    ...serviceRequestTables,
    ...leadTables,
    ...reviewTables(reviewSubjects),
    ...businessTables,
    ...searchTables,
    ...advertisingTables,
    ...supportTables,
  ],
  paymentKinds: [urgencyKind, verificationKind, adBookingKind],
  subscriptionKinds: [professionalSubscription, businessSubscription],
  otherPaymentOwners: [subscriptionPayments],
  notificationTopics: [paymentTopic, ...subscriptionTopics],
  placeSources: [localidadPlaces, provinciaPlaces, businessPlaces],
  photoHolders: [draftPhotos, businessDraftPhotos],
  waitingFiles: [waitingPhotos, waitingDocuments, photosOfWaiting],
  leadFollowUps,
  reviewSubjects,
}

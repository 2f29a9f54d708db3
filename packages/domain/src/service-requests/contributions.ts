import type { Contributions } from '../kernel/ctx'
import { clientErasedEvent, contactStatusEvent } from './events'
import { requestFiledBuilder } from './filing/mail-about-filing'
import { mailWaitingCodesClock } from './filing/mail-waiting-codes'
import { photosOfWaiting } from './filing/photos-of-waiting'
import { anonymiseRequestsClock } from './lifecycle/anonymise-requests'
import { requestClosing } from './lifecycle/close-own-requests'
import { expireRequestsClock, warnExpiringClock } from './lifecycle/expire-requests'
import {
  requestExpiredBuilder,
  requestExpiringBuilder,
  requestLinkBuilder,
  requestStatusBuilder,
} from './lifecycle/mails-about-state'
import {
  completionDeniedBuilder,
  requestCompletedBuilder,
  requestWorkQuestionBuilder,
} from './lifecycle/mails-about-work'
import { askAboutWorkClock, closeUnansweredWorkClock } from './lifecycle/work-questions'
import { fillSearchedWordsClock } from './masking/fill-searched-words'
import { requestsDigestBuilder, sendDigestsClock } from './matching/daily-digest'
import { requestForProfessionalBuilder } from './matching/mail-for-professional'
import { notifyProfessionalsHandler, runDueWavesClock } from './matching/notify-professionals'
import { serviceRequestTables } from './personal-tables'
import { adoptRequests } from './tracking/adopt-requests'
import { mailRequestLinksHandler } from './tracking/send-request-links'
import { draftPhotos } from './urgency/draft-photos'
import { settleUrgentRequestsClock } from './urgency/settle-urgent'
import { forgetUnpaidDraftsClock, refundUnusedFeesClock } from './urgency/tend-drafts'
import { urgencyKind } from './urgency/urgency-kind'

/** Everything that the service-requests noun adds to the registry. */
export const serviceRequests = {
  jobs: [mailRequestLinksHandler, notifyProfessionalsHandler],
  clock: [
    runDueWavesClock,
    mailWaitingCodesClock,
    sendDigestsClock,
    expireRequestsClock,
    warnExpiringClock,
    askAboutWorkClock,
    closeUnansweredWorkClock,
    settleUrgentRequestsClock,
    refundUnusedFeesClock,
    forgetUnpaidDraftsClock,
    fillSearchedWordsClock,
    anonymiseRequestsClock,
  ],
  events: [
    contactStatusEvent,
    clientErasedEvent,
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
  ],
  onProvenMailbox: [adoptRequests],
  closing: [requestClosing],
  personalTables: serviceRequestTables,
  paymentKinds: [urgencyKind],
  photoHolders: [draftPhotos],
  waitingFiles: [photosOfWaiting],
} satisfies Contributions

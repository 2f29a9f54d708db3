import type { Contributions } from '../kernel/ctx'
import { nameStateOf } from './approval/name-state'
import { professionalClosing } from './closing/close-professional'
import { removeUnusedDocumentsClock } from './documents/remove-unused-documents'
import { forgetStartedRegistrationsClock } from './documents/started-registrations'
import { waitingDocuments } from './documents/waiting-documents'
import {
  accountApprovedBuilder,
  accountReinstatedBuilder,
  accountRejectedBuilder,
  accountSuspendedBuilder,
  accountUnderReviewBuilder,
  workPhotoRemovedEvent,
} from './events'
import { verificationKind } from './joining/verification-kind'
import { professionalTables } from './personal-tables'
import { forgetSpentTrialsClock } from './plan/spent-trial'
import { professionalSubscription } from './plan/subscription-kind'
import { purgeProfileHandler } from './profile/purge-profile-later'

/** What the professionals code contributes to the registry (../registry.ts). */
export const professionals = {
  jobs: [purgeProfileHandler],
  clock: [forgetSpentTrialsClock, removeUnusedDocumentsClock, forgetStartedRegistrationsClock],
  events: [
    accountUnderReviewBuilder,
    accountApprovedBuilder,
    accountRejectedBuilder,
    accountSuspendedBuilder,
    accountReinstatedBuilder,
    workPhotoRemovedEvent,
  ],
  nameStateOf,
  closing: [professionalClosing],
  personalTables: professionalTables,
  paymentKinds: [verificationKind],
  subscriptionKinds: [professionalSubscription],
  waitingFiles: [waitingDocuments],
} satisfies Contributions

import type { Contributions } from '../kernel/ctx'
import { businessOwnershipBuilder } from './claiming/ownership-mail'
import { businessClosing } from './close-businesses'
import { noteFeatureEndsClock } from './decisions/feature-business'
import {
  businessClaimBuilder,
  businessMergedEvent,
  businessRefusedBuilder,
  businessRestoredBuilder,
} from './events'
import { forgetImportsClock } from './importing/forget-imports'
import { businessTables } from './personal-tables'
import { businessSubscription } from './plans/business-kind'
import { endPublicTimeClock, followStandingHandler } from './plans/follow-standing'
import { planBegunBuilder } from './plans/tell-plan-begun'
import { businessDraftPhotos } from './registration/draft-photos'
import { forgetUnclaimedClock } from './registration/forget-unclaimed'
import { remindUnclaimedClock } from './registration/remind-unclaimed'
import { businessReviews } from './reviews/business-reviews'
import { foldVisitsClock } from './visits/fold-visits'

/** What the businesses code contributes to the registry (../registry.ts). */
export const businesses = {
  jobs: [followStandingHandler],
  clock: [
    endPublicTimeClock,
    noteFeatureEndsClock,
    forgetUnclaimedClock,
    forgetImportsClock,
    remindUnclaimedClock,
    foldVisitsClock,
  ],
  events: [
    businessClaimBuilder,
    businessOwnershipBuilder,
    businessRefusedBuilder,
    businessRestoredBuilder,
    planBegunBuilder,
    businessMergedEvent,
  ],
  closing: [businessClosing],
  personalTables: businessTables,
  subscriptionKinds: [businessSubscription],
  photoHolders: [businessDraftPhotos],
  reviewSubjects: [businessReviews],
} satisfies Contributions

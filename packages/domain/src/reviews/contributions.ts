import type { Contributions } from '../kernel/ctx'
import { askForReviewsClock } from './ask-for-reviews'
import { reviewClosing } from './close-reviews'
import { reviewAskedBuilder, reviewWrittenEvent } from './events'
import { professionalReviews } from './professional-reviews'
import { reviewMovedBuilder, reviewReportDecidedBuilder } from './reports/events'
import { forgetReviewMarksClock } from './review-marks'

/** What the reviews code contributes to the registry (../registry.ts). */
export const reviews = {
  clock: [askForReviewsClock, forgetReviewMarksClock],
  events: [reviewWrittenEvent, reviewAskedBuilder, reviewReportDecidedBuilder, reviewMovedBuilder],
  closing: [reviewClosing],
  reviewSubjects: [professionalReviews],
} satisfies Contributions

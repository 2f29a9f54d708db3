import type { Contributions } from '../kernel/ctx'
import { askForReviewsClock } from './ask-for-reviews'
import { reviewClosing } from './close-reviews'
import { reviewAskedBuilder } from './mails'
import { professionalReviews } from './professional-reviews'
import { reviewMovedBuilder, reviewReportDecidedBuilder } from './reports/mails'
import { forgetReviewMarksClock } from './review-marks'

export const reviews = {
  clock: [askForReviewsClock, forgetReviewMarksClock],
  mails: [reviewAskedBuilder, reviewReportDecidedBuilder, reviewMovedBuilder],
  closing: [reviewClosing],
  reviewSubjects: [professionalReviews],
} satisfies Contributions

import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { expect, it } from 'vitest'
import { reviewGraph } from './review-graph'

it.each([
  ['2026-11-19T02:05:00.000Z', '2026-11-18', '18 de noviembre de 2026'],
  ['2026-11-19T03:00:00.000Z', '2026-11-19', '19 de noviembre de 2026'],
  ['2027-01-01T01:00:00.000Z', '2026-12-31', '31 de diciembre de 2026'],
])('dates a review of %s by the day that the page shows', (createdAt, day, shownDay) => {
  // The graph reads only these fields of a review.
  const review = { rating: 5, title: null, content: null, authorName: 'Delia S.', createdAt } as PublicReview
  expect(reviewGraph(review).datePublished).toBe(day)
  expect(formatDate(createdAt)).toBe(shownDay)
})

import { expect, it } from 'vitest'
import { countByPage } from './overview'

const since = '2026-11-21T12:00:00.000Z'

it('adds up what waits on the same page, and counts a full upload storage once', () => {
  expect(
    countByPage([
      { kind: 'uploads', count: 104, since },
      { kind: 'failed-jobs', count: 2, since },
      { kind: 'review-reports', count: 3, since },
      { kind: 'held-reviews', count: 1, since },
    ]),
  ).toEqual({ adminJobs: 3, adminReviewReports: 4 })
})

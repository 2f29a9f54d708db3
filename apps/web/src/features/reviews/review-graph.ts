import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns what search engines read of a review of the page, dated by the day in Argentina as the page is. */
export const reviewGraph = ({ rating, title, content, authorName, createdAt }: PublicReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  datePublished: calendarDay(new Date(createdAt)),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(title && { name: title }),
  ...(content && { reviewBody: content }),
})

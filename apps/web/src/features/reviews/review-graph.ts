import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns the structured data (schema.org) of a review. Its date is the day in Argentina, as on the page. */
export const reviewGraph = ({ rating, title, content, authorName, createdAt }: PublicReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  datePublished: calendarDay(new Date(createdAt)),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(title && { name: title }),
  ...(content && { reviewBody: content }),
})

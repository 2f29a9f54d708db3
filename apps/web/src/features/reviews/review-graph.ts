import type { PublicReview } from '@oficio/contracts/reviews/endpoints'

/** Returns what search engines read of a review that stands on the page. */
export const reviewGraph = ({ rating, title, content, authorName, createdAt }: PublicReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  datePublished: createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(title && { name: title }),
  ...(content && { reviewBody: content }),
})

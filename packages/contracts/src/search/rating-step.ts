/** How finely a minimum rating is chosen. */
export const minRatingStep = 0.5

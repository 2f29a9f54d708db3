/** The step in stars of the minimum rating filter. */
export const minRatingStep = 0.5

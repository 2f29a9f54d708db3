/** How many of the newest reviews the page of a professional or a business shows. A page of its own shows all of them. */
export const newestReviews = 4

/** Accepted image types. Phones convert their own formats to JPEG when an upload field has this list. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The longer side of the two sizes of a stored photo. A smaller upload keeps its size. */
export const photoSidePx = { thumb: 480, full: 1600 } as const

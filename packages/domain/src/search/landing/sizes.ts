/** How many professionals or businesses a page shows. */
export const shown = 10

/** How many links to pages of the same kind a page has. */
export const linked = 8

/** A link says no larger number. */
export const countedAtLink = 100

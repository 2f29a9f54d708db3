/** How many professionals or businesses a page shows. */
export const rowsShown = 10

/** How many links to pages of the same kind a page has. */
export const maxLinks = 8

/** Names in addresses below /business that are pages and calls of the site. */
export const reservedSlugs: readonly string[] = ['search', 'register', 'categories', 'draft']

/** Path segments below /business that belong to pages and API calls, so no business may have them as its slug. */
export const reservedSlugs: readonly string[] = ['search', 'register', 'categories', 'draft']

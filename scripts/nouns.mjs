/**
 * The order of nouns, one for the domain, the browser's code, the contracts and the tables: each may know only what stands
 * before it, in its own room and in the others. What a lower one needs of a higher one reaches it as a definition,
 * through the registry of the context; in the browser the page joins them.
 */
export const nouns = [
  'kernel',
  'places',
  'rubros',
  'settings',
  'photos',
  'accounts',
  'payments',
  'subscriptions',
  'professionals',
  'service-requests',
  'notices',
  'leads',
  'reviews',
  'businesses',
  'search',
  'advertising',
  'support',
  'admin',
  // What the site says of itself (home page, legal texts, description of the API) may speak of everything.
  'site',
]

/**
 * The order of the nouns, which is the same for the domain, the browser's code, the contracts and the tables. A noun
 * may import only nouns that come before it, in its own part of the repository and in the others. A lower noun gets
 * what it needs of a higher one as a definition in the context's registry. In the browser, the page combines them.
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
  // The site's texts about itself (home page, legal texts, description of the API) may refer to every noun.
  'site',
]

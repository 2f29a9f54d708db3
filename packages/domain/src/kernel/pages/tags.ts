import { createHash } from 'node:crypto'

/** Tags of cached pages and cached reads: what they show, so that a change drops them. */
export const pageTags = {
  rubros: 'rubros',
  places: 'places',
  settings: 'settings',
  /** The active banners of any slot. */
  shownBanners: 'shown-banners',
  figures: (days: number) => `figures:${days}`,
  /** The counts in the menu of the panel. */
  waiting: 'waiting',
  /** The searches of professionals, which another professional may join or leave. */
  professionalSearches: 'professional-searches',
  professional: (id: string) => `professional:${id}`,
  /**
   * Whether a professional is public, and their name. Pages of others that link to them have only this tag, so that a
   * professional who changes their profile often does not drop those pages each time.
   */
  professionalLink: (id: string) => `professional-link:${id}`,
  reviews: 'reviews',
  /** The searches of businesses, which another business may join or leave. */
  businessSearches: 'business-searches',
  business: (id: string) => `business:${id}`,
  /** The same as `professionalLink` for a business. */
  businessLink: (id: string) => `business-link:${id}`,
  /** An address below /business, whether or not it leads to a business. */
  businessAddress: (slug: string) => `business-address:${digestOf(slug)}`,
  businessCategories: 'business-categories',
  /** The businesses of a category in a town. */
  categoryInTown: (categoryId: number, localidadId: number) =>
    `category-in-town:${categoryId}:${localidadId}`,
  /** The page of a rubro in a town; search engines are notified of the page by this tag. */
  rubroInTown: (rubroId: number, localidadId: number) => `rubro-in-town:${rubroId}:${localidadId}`,
  rubroInProvince: (rubroId: number, provinciaId: number) => `rubro-in-province:${rubroId}:${provinciaId}`,
  serviceRequest: (id: string) => `service-request:${id}`,
} as const

/**
 * Hashed, because the log of purges is kept a day longer than a business, and its address may contain a person's name.
 */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

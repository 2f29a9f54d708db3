/** Tags of cached pages and kept reads: what they show, so that a change of it drops them. */
export const pageTags = {
  rubros: 'rubros',
  places: 'places',
  settings: 'settings',
  figures: (days: number) => `figures:${days}`,
  professional: (id: string) => `professional:${id}`,
  reviews: 'reviews',
  business: (id: string) => `business:${id}`,
  /** An address below /business, whichever business it leads to, or none. */
  businessAddress: (slug: string) => `business-address:${slug}`,
  businessCategories: 'business-categories',
  serviceRequest: (id: string) => `service-request:${id}`,
} as const

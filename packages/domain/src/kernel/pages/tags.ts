import { createHash } from 'node:crypto'

/** Tags of cached pages and kept reads: what they show, so that a change of it drops them. */
export const pageTags = {
  /** What a cache before web keeps carries it besides, whatever it shows. */
  everyPage: 'every-page',
  rubros: 'rubros',
  places: 'places',
  settings: 'settings',
  /** The banners that are shown, in whichever slot. */
  shownBanners: 'shown-banners',
  figures: (days: number) => `figures:${days}`,
  professional: (id: string) => `professional:${id}`,
  reviews: 'reviews',
  business: (id: string) => `business:${id}`,
  /** An address below /business, whichever business it leads to, or none. */
  businessAddress: (slug: string) => `business-address:${digestOf(slug)}`,
  businessCategories: 'business-categories',
  /** The businesses of a category in a town, whichever they are. */
  categoryInTown: (categoryId: number, localidadId: number) =>
    `category-in-town:${categoryId}:${localidadId}`,
  /** The page of a rubro in a town; search engines are notified of the page by this tag. */
  rubroInTown: (rubroId: number, localidadId: number) => `rubro-in-town:${rubroId}:${localidadId}`,
  rubroInProvince: (rubroId: number, provinciaId: number) => `rubro-in-province:${rubroId}:${provinciaId}`,
  serviceRequest: (id: string) => `service-request:${id}`,
} as const

/** The record of purges outlives a business for a day, and the name in its address may be somebody's. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Where banners are shown: the names on the wire, which pages ask by. */
export const adSlotNames = [
  'homepage_featured_1',
  'homepage_featured_2',
  'homepage_sidebar',
  'search_professionals',
  'search_businesses',
] as const
export type AdSlotName = (typeof adSlotNames)[number]

/** How long one of several banners of a slot stays before the next one comes. */
export const adRotationMs = 10_000

/** The content of a slot without a booking, or without available banners. */
export const defaultBanner = {
  title: 'Publicite con Nosotros',
  text: 'Mostrale tu negocio a quienes buscan en tu zona.',
} as const

/** What a visitor reads about a banner in any slot. */
export const adTexts = {
  label: 'Publicidad',
  noPicture: 'Imagen no disponible',
} as const

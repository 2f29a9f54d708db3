/** Places on the pages where banners are shown. The names are part of the API. */
export const adSlotNames = [
  'homepage_featured_1',
  'homepage_featured_2',
  'homepage_sidebar',
  'search_professionals',
  'search_businesses',
] as const
export type AdSlotName = (typeof adSlotNames)[number]

/** How long one banner of a slot is shown before the next one, in milliseconds. */
export const adRotationMs = 10_000

/** Shown in a slot without a booked banner. */
export const defaultBanner = {
  title: 'Publicite con Nosotros',
  text: 'Mostrale tu negocio a quienes buscan en tu zona.',
} as const

/** Texts that visitors read with a banner. */
export const adTexts = {
  label: 'Publicidad',
  noPicture: 'Imagen no disponible',
} as const

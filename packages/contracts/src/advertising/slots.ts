/** Where banners are shown: the names on the wire, which pages ask by. */
export const adSlotNames = [
  'homepage_featured_1',
  'homepage_featured_2',
  'homepage_sidebar',
  'search_professionals',
  'search_businesses',
] as const
export type AdSlotName = (typeof adSlotNames)[number]

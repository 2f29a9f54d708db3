import type { AdSlotName } from '@oficio/contracts/advertising/slots'

/** The room that a slot has, whatever stands in it: nothing on the page moves when a banner comes. */
export const slotShapes: Record<AdSlotName, string> = {
  homepage_featured_1: 'aspect-[2/1]',
  homepage_featured_2: 'aspect-[2/1]',
  homepage_sidebar: 'aspect-[2/1]',
  search_professionals: 'aspect-[2/1] sm:aspect-[4/1]',
  search_businesses: 'aspect-[2/1] sm:aspect-[4/1]',
}

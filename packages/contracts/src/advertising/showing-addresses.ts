import type { AdSlotName } from './slots'

// Apart from the endpoints and their words, which would come with a page that is only read.

/** Returns where a browser asks for the banners of a slot. */
export const activeBannersAddress = (slot: AdSlotName): string =>
  `/api/advertising/slots/${slot}/banners/active`

/** Returns where it says that a banner was seen, or followed. */
export const adEventAddress = (
  { id, token }: { id: string; token: string },
  event: 'impression' | 'click',
): string => `/api/advertising/banners/${id}/${event}?token=${encodeURIComponent(token)}`

/** What an operator shows where nobody has booked: a list of `image`, `url` and `alt`. */
export const fallbackAdsAddress = '/ads-config.json'

export interface ShownBanner {
  id: string
  /** Also the text alternative of the picture. */
  title: string
  /** Whether the title is shown under the picture as well. */
  hasTitle: boolean
  /** Empty where the banner has none. */
  description: string
  imageUrl: string
  targetUrl: string
  /** By it the browser says that it was seen. */
  token: string
}

import type { AdSlotName } from './slots'

// Separate from the endpoints, because a page without forms must not load their schemas and texts.

/** Returns the address from which a browser loads the banners of a slot. */
export const activeBannersAddress = (slot: AdSlotName): string =>
  `/api/advertising/slots/${slot}/banners/active`

/** Returns the address to which a browser reports a view or a click of a banner. */
export const adEventAddress = (
  { id, token }: { id: string; token: string },
  event: 'impression' | 'click',
): string => `/api/advertising/banners/${id}/${event}?token=${encodeURIComponent(token)}`

/** An operator's file with the banners of empty slots: a list of `image`, `url` and `alt`. */
export const fallbackAdsAddress = '/ads-config.json'

export interface ShownBanner {
  id: string
  /** Also the alt text of the picture. */
  title: string
  /** Whether the title is also shown below the picture. */
  hasTitle: boolean
  /** Empty if the banner has no text. */
  description: string
  imageUrl: string
  targetUrl: string
  /** Proves to the server that the banner was served, when the browser reports a view or a click. */
  token: string
}

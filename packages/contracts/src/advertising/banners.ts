import { z } from 'zod'
import { readWebAddress } from '../businesses/web-address'
import { defineEndpoint, done } from '../endpoint'
import { id, optionalText, requiredText } from '../fields'
import { limits } from '../limits'
import { texts } from '../texts'
import { adLimits } from './ad-limits'
import { adBooking } from './bookings'
import { adSlotNames } from './slots'

const tag = 'Publicidad'

const webAddress = requiredText('targetUrl', limits.webAddressMax).transform((text, { addIssue }) => {
  const address = readWebAddress(text)
  if (address) return address
  addIssue({ code: 'custom', message: texts.targetUrl })
  return z.NEVER
})

export const adBannerTexts = {
  noPicture: 'Falta la imagen.',
  noText: 'Escribí el texto que va debajo del título.',
} as const

export const adBannerForm = z.object({
  title: requiredText('title', adLimits.titleMax),
  /** Only used if the booked combination includes a text. */
  description: optionalText('description', adLimits.textMax),
  targetUrl: webAddress,
  /** A photo that the caller has uploaded, or the banner's current photo. */
  photoId: z.uuid(adBannerTexts.noPicture),
})

export const setAdBannerEndpoint = defineEndpoint({
  name: 'setAdBanner',
  summary:
    'Submits the banner of a paid booking of the caller. Replaces an earlier banner that is not decided yet.',
  tag,
  method: 'PUT',
  path: '/advertising/bookings/{id}/banner',
  access: 'account',
  params: z.object({ id }),
  body: adBannerForm,
  response: z.object({ booking: adBooking }),
  errors: ['ad_booking_not_found', 'ad_banner_closed', 'photo_not_yours', 'validation_failed'],
})

const slotParams = z.object({ slot: z.enum(adSlotNames) })

export const listActiveBannersEndpoint = defineEndpoint({
  name: 'listActiveBanners',
  summary:
    'Lists the banners that a slot shows today, in the order of its spaces. Empty if nothing is booked.',
  tag,
  method: 'GET',
  path: '/advertising/slots/{slot}/banners/active',
  access: 'anyone',
  params: slotParams,
  response: z.object({
    banners: z.array(
      z
        .object({
          id,
          title: z.string(),
          hasTitle: z.boolean(),
          description: z.string(),
          imageUrl: z.string(),
          targetUrl: z.string(),
          /** Signed, and valid for one or two hours. Only banners that were served with a valid token are counted. */
          token: z.string(),
        })
        .meta({ id: 'ActiveBanner' }),
    ),
  }),
})

export const getAdPictureEndpoint = defineEndpoint({
  name: 'getAdPicture',
  summary: 'Returns the picture of a banner that is shown today (image/webp).',
  tag,
  method: 'GET',
  path: '/advertising/banners/{id}/picture',
  access: 'anyone',
  params: z.object({ id }),
  /** Version of the banner, so that a browser does not show an older cached picture. */
  query: z.object({ v: z.coerce.number().int().optional() }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

/** No body, because pages make these calls with `navigator.sendBeacon` and an address alone. */
const countingCall = {
  tag,
  method: 'POST',
  createsNothing: 'counts',
  access: 'anyone',
  params: z.object({ id }),
  query: z.object({ token: z.string().max(100).default('') }),
  response: done,
} as const

export const countAdViewEndpoint = defineEndpoint({
  ...countingCall,
  name: 'countAdView',
  summary:
    'Counts one view of a banner per browser and hour. The response is the same whether or not it was counted.',
  path: '/advertising/banners/{id}/impression',
})

export const countAdClickEndpoint = defineEndpoint({
  ...countingCall,
  name: 'countAdClick',
  summary:
    'Counts one click on a banner per browser and hour. The response is the same whether or not it was counted.',
  path: '/advertising/banners/{id}/click',
})

/** Views and clicks of a banner on one day. */
interface AdReportDay {
  day: string
  views: number
  clicks: number
}

/** Views and clicks of a booking, day by day until today. */
export interface AdReport {
  days: readonly AdReportDay[]
  views: number
  clicks: number
}

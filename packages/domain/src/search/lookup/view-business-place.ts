import { readDay, readWeek } from '@oficio/contracts/businesses/hours/hours'
import { type Opening, openingText } from '@oficio/contracts/businesses/hours/opening'
import type { BusinessReview } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import type { PlaceDetails, PlaceResult } from '@oficio/contracts/places/place-shapes'
import { isPublicAt } from '../../businesses/public-business'
import { shownParts, viewBusiness } from '../../businesses/view-business'
import type { Ctx } from '../../kernel/ctx'
import { placeIdOf } from '../../places/lookup/place-id'
import { argentina } from '../../places/lookup/place-source'
import { type PlaceTypes, typesOfAll } from './place-types'

export const businessKind = 'business'
/** Prefix of the id of a picture. It distinguishes a reference to a picture from one to a business. */
export const photoKey = 'photo:'

/** How many reviews places services return for one place. */
const reviewsTold = 5

/** Returns the public data of the businesses by id, in the same order. Skips businesses that are not public. */
export async function readShown(ctx: Ctx, ids: readonly string[]): Promise<Map<string, BusinessView>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.business.findMany({
    where: { id: { in: [...ids] }, ...isPublicAt(ctx.clock.now()) },
    include: shownParts,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [[id, viewBusiness(ctx, row)] as const] : []
    }),
  )
}

export function viewBusinessPlace(ctx: Ctx, business: BusinessView, types: PlaceTypes): PlaceResult {
  const [place] = business.locations
  return {
    id: placeIdOf(businessKind, business.id),
    name: business.name,
    address: [place?.address, place?.city, place?.state, 'Argentina'].filter(Boolean).join(', '),
    location: place ? { lat: place.latitude, lng: place.longitude } : null,
    rating: business.avg_rating,
    userRatingsTotal: business.review_count,
    priceLevel: null,
    types: [...business.categories.flatMap(({ id }) => types.get(id) ?? []), ...typesOfAll],
    photos: business.photos.map(({ id, width, height }) => ({
      photo_reference: placeIdOf(businessKind, `${photoKey}${id}`),
      width,
      height,
      html_attributions: [],
    })),
    openNow: isOpen(ctx, business),
    icon: business.logo_url,
    businessStatus: 'OPERATIONAL',
  }
}

function isOpen({ clock }: Ctx, business: BusinessView): boolean {
  const special: Opening['special'] = Object.fromEntries(
    business.special_hours.map(({ date, ...day }) => [date, readDay(day)]),
  )
  return openingText({ week: readWeek(business.business_hours), special }, clock.now()).isOpen
}

interface More {
  types: PlaceTypes
  reviews: readonly BusinessReview[]
}

export function viewBusinessDetails(
  ctx: Ctx,
  business: BusinessView,
  { types, reviews }: More,
): PlaceDetails {
  const place = viewBusinessPlace(ctx, business, types)
  const lines = hoursLines(readWeek(business.business_hours), 'cerrado')
  return {
    ...place,
    phoneNumber: business.phone_national,
    website: business.website_url,
    googleMapsUrl: null,
    reviews: reviews.slice(0, reviewsTold).map(({ user, rating, title, content, createdAt }) => ({
      authorName: user.name,
      rating,
      text: [title, content].filter(Boolean).join('. '),
      time: createdAt,
    })),
    openingHours: {
      openNow: place.openNow,
      weekdayText: lines.map(({ days, times }) => `${days}: ${times}`),
    },
    addressComponents: componentsOf(business),
  }
}

function componentsOf({ locations: [place] }: BusinessView): PlaceDetails['addressComponents'] {
  const component = (name: string | null | undefined, ...types: string[]) =>
    name ? [{ longName: name, shortName: name, types }] : []
  return [
    ...component(place?.address, 'street_address'),
    ...component(place?.city, 'locality', 'political'),
    ...component(place?.state, 'administrative_area_level_1', 'political'),
    ...component(place?.postal_code, 'postal_code'),
    argentina,
  ]
}

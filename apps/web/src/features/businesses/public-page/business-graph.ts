import { readDay, readWeek } from '@oficio/contracts/businesses/hours/hours'
import { asPublicReview, type BusinessReview } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { reviewGraph } from '@/features/reviews/review-graph'
import { openingHours } from '@/lib/structured-data/opening-hours'

/**
 * Returns the structured data (schema.org) of a business. It contains an average only if there are enough reviews, and
 * the reviews that the page shows.
 */
export function businessGraph(
  business: BusinessView,
  origin: string,
  reviews: readonly BusinessReview[] = [],
): Record<string, unknown> {
  const url = origin + paths.business(business.slug)
  return { ...placeOf(business, url, origin), ...reviewsOf(business, reviews) }
}

function placeOf(business: BusinessView, url: string, origin: string): Record<string, unknown> {
  const { description, short_description: short, phone, founding_year: year } = business
  const pictures = [business.logo_url, ...business.photos.map(({ photo_url }) => photo_url)]
  const photoUrls = pictures.filter((path) => path !== null).map((path) => origin + path)
  const links = [business.website_url, ...Object.values(business.social_media)].filter(Boolean)
  return {
    '@type': business.schema_type,
    '@id': url,
    url,
    name: business.name,
    ...((short || description) && { description: short || description }),
    ...(photoUrls.length > 0 && { image: photoUrls }),
    ...addressOf(business),
    ...(phone && { telephone: phone }),
    ...(year && { foundingDate: String(year) }),
    ...(links.length > 0 && { sameAs: links }),
    openingHoursSpecification: openingHours(readWeek(business.business_hours)),
    ...specialOf(business),
  }
}

function addressOf({ locations: [place] }: BusinessView) {
  if (!place) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      ...(place.address && { streetAddress: place.address }),
      addressLocality: place.city,
      addressRegion: place.state,
      ...(place.postal_code && { postalCode: place.postal_code }),
      addressCountry: 'AR',
    },
    // The centre of the town is not the position of the door.
    ...(!place.is_at_centre && {
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    }),
  }
}

function specialOf({ special_hours: days }: BusinessView) {
  if (days.length === 0) return {}
  const specificationOf = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
  })
  return {
    specialOpeningHoursSpecification: days.flatMap(({ date, ...day }) => {
      const intervals = readDay(day)
      // schema.org's notation for a closed day.
      if (intervals.length === 0) return [{ ...specificationOf(date), opens: '00:00', closes: '00:00' }]
      return intervals.map(({ open, close }) => ({
        ...specificationOf(date),
        opens: open,
        closes: close === '24:00' ? '23:59' : close,
      }))
    }),
  }
}

function reviewsOf(
  { avg_rating: ratingValue, review_count: reviewCount }: BusinessView,
  reviews: readonly BusinessReview[],
) {
  if (ratingValue === null) return {}
  return {
    ...(hasAverage(reviewCount) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue,
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map((review) => reviewGraph(asPublicReview(review))) }),
  }
}

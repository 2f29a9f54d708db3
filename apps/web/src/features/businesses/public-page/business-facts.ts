import { tellingRubros } from '@oficio/contracts/businesses/category-rubros'
import { readDay, readWeek } from '@oficio/contracts/businesses/hours/hours'
import type { Opening } from '@oficio/contracts/businesses/hours/opening'
import { tierNames } from '@oficio/contracts/businesses/plans'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { networkNames } from '@oficio/contracts/businesses/web-address'
import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import { hasHours } from '@oficio/contracts/kernel/weekly-hours'
import { paths } from '@oficio/contracts/paths'
import { photosPart, reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDay } from '@oficio/contracts/text/format-date'
import { shortTime } from '@oficio/contracts/text/short-time'
import type { GlanceFact } from '@/components/ui/glance'
import { ratingWords } from '@/components/ui/rating-words'
import type { PublicPhoto } from '@/features/photos/public-photo'
import { formatList } from '@/lib/formats/format-list'
import { formatRating } from '@/lib/formats/format-rating'
import type { BusinessTab } from './business-tabs'

// What the parts of a business's page show. The page sends exactly this to the browser, in words and numbers, because it
// would contain the markup of server components twice.

export function headFacts(business: BusinessView) {
  const [place] = business.locations
  return {
    name: business.name,
    logoUrl: business.logo_url,
    description: business.short_description,
    place: place ? `${place.city}, ${place.state}` : null,
    // An average has its place among the facts below the head.
    rating: hasAverage(business.review_count)
      ? null
      : ratingWords(business.avg_rating, business.review_count),
    isVerified: business.is_verified,
    featuredName: business.is_featured ? tierNames.featured : null,
    categories: business.categories.map(({ name }) => name),
  }
}

export function contactFacts(business: BusinessView) {
  const {
    name,
    phone,
    phone_national: national,
    whatsapp_url: whatsappUrl,
    email,
    website_url: site,
  } = business
  return {
    name,
    phone: phone ? { url: `tel:${phone}`, national, whatsappUrl } : null,
    email,
    site: site ? { url: site, host: new URL(site).hostname } : null,
    networks: networkLinks(business),
  }
}

function networkLinks({ social_media: media }: BusinessView): { name: string; href: string }[] {
  const { facebook, instagram, twitter, linkedin } = media
  const all = [
    [networkNames.facebook, facebook],
    [networkNames.instagram, instagram],
    [networkNames.twitter, twitter],
    [networkNames.linkedin, linkedin],
  ] as const
  return all.flatMap(([name, href]) => (href ? [{ name, href }] : []))
}

export function hoursFacts({ business_hours, special_hours }: BusinessView) {
  const week = readWeek(business_hours)
  const special: Opening['special'] = Object.fromEntries(
    special_hours.map(({ date, ...day }) => [date, readDay(day)]),
  )
  return {
    week: hasHours(week) ? { opening: { week, special }, lines: hoursLines(week, 'cerrado') } : null,
    specialDays: special_hours.map(({ date, label, ...day }) => ({
      date,
      // 15:00 UTC is noon in Argentina, so the date is that day there.
      text: `${formatDay(`${date}T15:00:00Z`)}${label ? `, ${label}` : ''}: ${timesOf(readDay(day))}`,
    })),
  }
}

const timesOf = (intervals: ReturnType<typeof readDay>): string =>
  intervals.map(({ open, close }) => `${shortTime(open)} a ${shortTime(close)}`).join(' y ') || 'cerrado'

/** Returns null without a place. */
export function placeFacts({ name, locations: [place] }: BusinessView) {
  if (!place) return null
  const { address, city, state, postal_code: code, latitude, longitude, is_at_centre: isAtCentre } = place
  // If only the town's centre is known, the link contains the address, so that the map service looks for the street.
  const destination = isAtCentre
    ? [address, city, state, 'Argentina'].filter(Boolean).join(', ')
    : `${latitude},${longitude}`
  return {
    address,
    town: `${city}, ${state}${code ? ` (${code})` : ''}`,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
    map: isAtCentre
      ? null
      : {
          name,
          door: { latitude, longitude },
          town: {
            nombre: `Centro de ${city}`,
            latitude: place.city_latitude,
            longitude: place.city_longitude,
          },
        },
  }
}

type AboutFields = Pick<BusinessView, 'description' | 'tags' | 'rubros'>

export function aboutFacts(business: AboutFields) {
  // Hides a rubro that repeats a category of the business, because the site chose it for the owner and it adds nothing.
  const services = tellingRubros(business.rubros).map(({ name }) => name)
  return {
    description: business.description,
    tags: business.tags.map(({ name }) => name),
    items: services.length > 0 ? [{ term: 'Rubros', value: formatList(services) }] : [],
  }
}

/** Returns the facts below the name. */
export function glanceFacts(business: BusinessView): GlanceFact[] {
  const { avg_rating: rating, review_count: count, verified_what: verified } = business
  const { founding_year: year, employee_count: people } = business
  return [
    ...(rating !== null && hasAverage(count)
      ? [
          {
            icon: 'star' as const,
            value: formatRating(rating),
            label: `de 5, en ${countOf(count, 'reseña', 'reseñas')}`,
          },
        ]
      : []),
    ...(verified ? [{ icon: 'badge-check' as const, value: 'Verificado', label: verified }] : []),
    ...(year ? [{ icon: 'house' as const, value: `Desde ${year}`, label: 'en actividad' }] : []),
    ...(people
      ? [
          {
            icon: 'user-round' as const,
            value: countOf(people, 'persona', 'personas'),
            label: 'en el equipo',
          },
        ]
      : []),
  ]
}

/** The shown part of the page of a business. */
export type BusinessPart = 'about' | 'photos' | 'reviews'

export function tabFacts(business: BusinessView, current: BusinessPart): BusinessTab[] {
  const { slug, photos, review_count: reviewCount } = business
  const withCount = (label: string, count: number) => (count > 0 ? `${label} (${count})` : label)
  return [
    { label: 'Sobre', href: paths.business(slug), isCurrent: current === 'about' },
    {
      label: withCount('Fotos', photos.length),
      href: paths.businessPart(slug, photosPart),
      isCurrent: current === 'photos',
    },
    {
      label: withCount('Reseñas', reviewCount),
      href: paths.businessPart(slug, reviewsPart()),
      isCurrent: current === 'reviews',
    },
  ]
}

export const photoFacts = ({ name, photos }: BusinessView): PublicPhoto[] =>
  photos.map(({ id, photo_url, thumb_url, width, height, caption }, at) => ({
    id,
    fullUrl: photo_url,
    thumbUrl: thumb_url,
    width,
    height,
    alt: caption || `${name}, foto ${at + 1}`,
    ...(caption && { caption }),
  }))

import { tellingRubros } from '@oficio/contracts/businesses/category-rubros'
import { readDay, readWeek } from '@oficio/contracts/businesses/hours/hours'
import type { Opening } from '@oficio/contracts/businesses/hours/opening'
import { tierNames } from '@oficio/contracts/businesses/plans'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { networkNames } from '@oficio/contracts/businesses/web-address'
import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import { hasHours } from '@oficio/contracts/kernel/weekly-hours'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDay } from '@oficio/contracts/text/format-date'
import { shortTime } from '@oficio/contracts/text/short-time'
import { ratingWords } from '@/components/ui/rating-words'
import { formatList } from '@/lib/formats/format-list'

// What the parts of a business's page show. The page sends exactly this to the browser, in words and numbers, because it
// would contain the markup of server components twice.

export function headFacts(business: BusinessView) {
  const [place] = business.locations
  return {
    name: business.name,
    path: paths.business(business.slug),
    logoUrl: business.logo_url,
    description: business.short_description,
    place: place ? `${place.city}, ${place.state}` : null,
    rating: ratingWords(business.avg_rating, business.review_count),
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

type AboutFields = Pick<
  BusinessView,
  'description' | 'tags' | 'rubros' | 'founding_year' | 'employee_count' | 'verified_what'
>

export function aboutFacts(business: AboutFields) {
  const { rubros, founding_year: year, employee_count: people, verified_what: verified } = business
  // Hides a rubro that repeats a category of the business, because the site chose it for the owner and it adds nothing.
  const services = tellingRubros(rubros).map(({ name }) => name)
  return {
    description: business.description,
    tags: business.tags.map(({ name }) => name),
    items: [
      ...(services.length > 0 ? [{ term: 'Rubros', value: formatList(services) }] : []),
      ...(verified ? [{ term: 'Verificado', value: verified }] : []),
      ...(year ? [{ term: 'Desde', value: String(year) }] : []),
      ...(people ? [{ term: 'Equipo', value: countOf(people, 'persona', 'personas') }] : []),
    ],
  }
}

import { profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { newestReviews } from '@/features/reviews/newest-reviews'
import { reviewGraph } from '@/features/reviews/review-graph'
import { openingHours } from '@/lib/structured-data/opening-hours'

/** The schema.org type of a rubro. Other rubros are of the type `LocalBusiness`. */
const typeOfRubro: Readonly<Record<string, string>> = {
  plomeria: 'Plumber',
  destapaciones: 'Plumber',
  gas: 'Plumber',
  electricidad: 'Electrician',
  pintura: 'HousePainter',
  cerrajeria: 'Locksmith',
  'techos-e-impermeabilizacion': 'RoofingContractor',
  'aire-acondicionado': 'HVACBusiness',
  calefaccion: 'HVACBusiness',
  'fletes-y-mudanzas': 'MovingCompany',
  albanileria: 'GeneralContractor',
  mecanica: 'AutoRepair',
  gomeria: 'TireShop',
  abogacia: 'LegalService',
  'contabilidad-e-impuestos': 'AccountingService',
}

/**
 * Returns the structured data (schema.org) of a professional. It contains an average only if there are enough reviews,
 * and the reviews that the page shows.
 */
export function profileGraph(profile: PublicProfile, origin: string): Record<string, unknown> {
  const { rubros, city, state, rating, reviews, photoUrl, portfolio, hours } = profile
  const pictures = [photoUrl, ...portfolio.map(({ fullUrl }) => fullUrl)].filter((path) => path !== null)
  const url = origin + profilePath(profile)
  return {
    '@type': typeOfRubro[rubros[0]?.slug ?? ''] ?? 'LocalBusiness',
    '@id': url,
    url,
    name: publicName(profile),
    ...(profile.description && { description: profile.description }),
    ...(pictures.length > 0 && { image: pictures.map((path) => origin + path) }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'AR' },
    areaServed: `${city}, ${state}`,
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
    knowsAbout: rubros.map(({ name }) => name),
    ...(rating && {
      ...(hasAverage(rating.count) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
      review: reviews.slice(0, newestReviews).map(reviewGraph),
    }),
  }
}

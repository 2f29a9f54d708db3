import { showWeek } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { expect, it } from 'vitest'
import { businessGraph } from './business-graph'

const business: BusinessView = {
  id: '00000000-0000-7000-8000-000000000001',
  slug: 'cafe-la-esquina',
  name: 'Café La Esquina',
  logo_url: null,
  is_verified: false,
  verified_what: null,
  subscription_tier: 'premium',
  is_featured: false,
  avg_rating: null,
  review_count: 0,
  short_description: 'Café de especialidad.',
  description: '',
  schema_type: 'CafeOrCoffeeShop',
  categories: [{ id: 2, name: 'Cafés', slug: 'cafes' }],
  rubros: [],
  locations: [
    {
      name: null,
      address: 'Córdoba 1500',
      city: 'Rosario',
      state: 'Santa Fe',
      postal_code: '2000',
      country: 'Argentina',
      latitude: -32.95,
      longitude: -60.65,
      city_latitude: -32.95,
      city_longitude: -60.65,
      is_at_centre: true,
      is_main_location: true,
    },
  ],
  phone: '+543414555123',
  phone_national: '0341 455-5123',
  whatsapp_url: null,
  email: 'hola@example.com',
  website_url: null,
  founding_year: 1998,
  employee_count: null,
  tags: [],
  photos: [],
  business_hours: showWeek(usualHours),
  special_hours: [
    { date: '2026-12-08', label: 'Feriado', open: null, close: null, closed: true, second: null },
  ],
  social_media: { instagram: 'https://www.instagram.com/cafe' },
  is_claimable: false,
  updated_at: '2026-11-20T12:00:00.000Z',
}

const placeOf = (changes: Partial<BusinessView> = {}) =>
  businessGraph({ ...business, ...changes }, 'https://oficio.example')

it('says what is known of a business and nothing that is not', () => {
  expect(placeOf()).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    url: 'https://oficio.example/business/cafe-la-esquina',
    telephone: '+543414555123',
    foundingDate: '1998',
    sameAs: ['https://www.instagram.com/cafe'],
    address: { streetAddress: 'Córdoba 1500', addressLocality: 'Rosario', addressCountry: 'AR' },
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-08', opens: '00:00', closes: '00:00' }],
  })
  for (const unknown of ['geo', 'image', 'aggregateRating']) expect(placeOf()).not.toHaveProperty(unknown)
})

it('tells no average of one or two reviews', () => {
  expect(placeOf({ avg_rating: 5, review_count: 2 })).not.toHaveProperty('aggregateRating')
})

it('tells stars only where visitors gave some, and the place only where the door is known', () => {
  const [location] = business.locations
  const locations = location ? [{ ...location, is_at_centre: false }] : []
  expect(placeOf({ avg_rating: 4.5, review_count: 3, locations })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
    geo: { latitude: -32.95 },
  })
})

import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'

const weekday = { open: '08:00', close: '20:00', closed: false, second: null }

/** A made-up café as the search shows it. Every place that shows it says that it is an example. */
export const exampleFound: Omit<FoundBusiness, 'is_open' | 'opening_text'> = {
  id: '01990000-0000-7000-8000-000000000901',
  slug: 'cafe-la-esquina',
  name: 'Café La Esquina',
  logo_url: null,
  cover_url: null,
  is_verified: false,
  subscription_tier: 'basic',
  is_featured: false,
  pays_for_place: false,
  avg_rating: 4.7,
  review_count: 38,
  short_description: 'Café de especialidad, medialunas y una vereda con sol.',
  categories: [{ id: 2, name: 'Cafés', slug: 'cafes' }],
  tags: [
    { id: 1, name: 'Wifi' },
    { id: 2, name: 'Mesas afuera' },
    { id: 3, name: 'Para llevar' },
  ],
  distance_km: null,
  locations: [
    {
      name: null,
      address: 'Entre Ríos y Mendoza',
      city: 'Rosario',
      state: 'Santa Fe',
      postal_code: null,
      country: 'Argentina',
      latitude: -32.95,
      longitude: -60.64,
      is_at_centre: false,
      is_main_location: true,
    },
  ],
}

/** The opening hours of the same café. */
export const exampleHours: BusinessView['business_hours'] = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: { open: '09:00', close: '21:00', closed: false, second: null },
  sunday: { open: null, close: null, closed: true, second: null },
}

import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { sampleBusiness } from '@/features/businesses/samples'
import { samplePublicReview } from '@/features/reviews/samples'

/** A professional in the results of a search, for stories. */
export const sampleFoundProfessional: FoundProfessional = {
  id: '01990000-0000-7000-8000-000000000701',
  firstName: 'Ramón',
  lastName: 'Ledesma',
  companyName: 'Ledesma Instalaciones',
  profilePhotoUrl: null,
  avgRating: 4.7,
  reviewCount: 12,
  rubros: ['Plomería', 'Gas'],
  description: 'Gasista matriculado. Trabajo en Rosario y alrededores desde 2009.',
  city: 'Rosario',
  state: 'Santa Fe',
  townLatitude: -32.95,
  townLongitude: -60.66,
  distanceKm: 4,
  serviceRadiusKm: 25,
  medianResponseMinutes: 38,
  isAvailable: true,
  checks: ['identity'],
  jobsDone: 23,
  workPhotoUrls: [],
  ranking: {
    rating: 0.9,
    reviews: 0.5,
    response: 0.8,
    profile: 0.8,
    distance: 0.9,
    total: 3.9,
    hasAllWords: true,
  },
}

/** The public page of the same professional. */
export const samplePublicProfile: PublicProfile = {
  id: sampleFoundProfessional.id,
  firstName: 'Ramón',
  lastName: 'Ledesma',
  companyName: 'Ledesma Instalaciones',
  description: 'Gasista matriculado. Trabajo en Rosario y alrededores desde 2009.',
  photoUrl: null,
  portfolio: [],
  rubros: [
    {
      id: 3,
      name: 'Plomería',
      slug: 'plomeria',
      icon: 'wrench',
      tradeSingular: 'plomero',
      isRegulated: false,
    },
    { id: 7, name: 'Gas', slug: 'gas', icon: 'flame', tradeSingular: 'gasista', isRegulated: true },
  ],
  localidadId: 1,
  city: 'Rosario',
  provinciaId: 21,
  state: 'Santa Fe',
  serviceRadiusKm: 25,
  medianResponseMinutes: 38,
  jobsDone: 9,
  isAvailable: true,
  hours: null,
  memberSince: '2026-09-10T12:00:00.000Z',
  checks: [{ kind: 'identity', checkedAt: '2026-09-12T12:00:00.000Z' }],
  rating: { average: 4.7, count: 12, byStars: [0, 0, 1, 2, 9] },
  reviews: [samplePublicReview],
  removed: [],
}

/** A business in the results of a search. */
export const sampleFoundBusiness: FoundBusiness = {
  id: sampleBusiness.id,
  name: sampleBusiness.name,
  slug: sampleBusiness.slug,
  subscription_tier: 'premium',
  logo_url: null,
  cover_url: null,
  is_verified: false,
  is_featured: false,
  avg_rating: 4.6,
  review_count: 21,
  short_description: sampleBusiness.short_description,
  categories: sampleBusiness.categories,
  tags: sampleBusiness.tags,
  pays_for_place: false,
  locations: sampleBusiness.locations,
  distance_km: 1,
  is_open: true,
  opening_text: 'Abierto hasta las 20',
}

export const samplePagination = {
  currentPage: 1,
  totalPages: 3,
  totalCount: 52,
  limit: 20,
  hasMore: true,
  isCountCapped: false,
}

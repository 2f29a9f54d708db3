import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { OwnPlan, ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { samplePhoto } from '@/features/photos/samples'

const workDay = {
  open: '08:30',
  close: '12:30',
  closed: false,
  second: { open: '16:30', close: '20:00' },
}
const closedDay = { open: null, close: null, closed: true, second: null }

/** A business on its public page, for stories. */
export const sampleBusiness: BusinessView = {
  id: '01990000-0000-7000-8000-000000000801',
  slug: 'ferreteria-belgrano',
  name: 'Ferretería Belgrano',
  logo_url: null,
  is_verified: false,
  verified_what: null,
  subscription_tier: 'premium',
  is_featured: false,
  avg_rating: 4.6,
  review_count: 21,
  short_description: 'Herramientas, pinturas y materiales en el centro de Rosario.',
  description: 'Atendemos a gremios y particulares desde 1987. Hacemos copias de llaves en el momento.',
  schema_type: 'HardwareStore',
  categories: [{ id: 4, name: 'Ferreterías', slug: 'ferreterias' }],
  rubros: [],
  locations: [
    {
      name: null,
      address: 'San Luis 1320',
      city: 'Rosario',
      state: 'Santa Fe',
      postal_code: '2000',
      country: 'Argentina',
      latitude: -32.951,
      longitude: -60.645,
      is_at_centre: false,
      is_main_location: true,
      city_latitude: -32.9468,
      city_longitude: -60.6393,
    },
  ],
  phone: '+543414555123',
  phone_national: '0341 455-5123',
  whatsapp_url: null,
  email: 'hola@ferreteriabelgrano.example',
  website_url: 'https://ferreteriabelgrano.example',
  founding_year: 1987,
  employee_count: 6,
  tags: [{ id: 2, name: 'Copias de llaves' }],
  photos: [],
  business_hours: {
    monday: workDay,
    tuesday: workDay,
    wednesday: workDay,
    thursday: workDay,
    friday: workDay,
    saturday: { open: '09:00', close: '13:00', closed: false, second: null },
    sunday: closedDay,
  },
  special_hours: [],
  social_media: { instagram: 'https://www.instagram.com/ferreteriabelgrano' },
  is_claimable: false,
  updated_at: '2026-11-20T12:00:00.000Z',
}

export const sampleOwnPlan: OwnPlan = {
  next: null,
  ordered: { tier: 'premium', rubroIds: [] },
  status: 'active',
  monthlyPriceArs: 18000,
  prices: { businessBasicPerRubroArs: 6000, businessPremiumArs: 18000, businessFeaturedArs: 32000 },
  nextChargeAt: '2026-12-10T12:00:00.000Z',
  paidUntil: '2026-12-10T12:00:00.000Z',
  accessUntil: '2026-12-10T12:00:00.000Z',
  isRunning: true,
  isPaused: false,
  canCancel: true,
  isInReview: false,
  isFree: false,
  resumed: null,
  announced: null,
  payWay: null,
  asksForPayer: false,
  payerEmail: 'hola@ferreteriabelgrano.example',
  isRefused: false,
  tier: 'premium',
  rubroIds: [],
}

/** The same business for its owner. */
export const sampleOwnBusiness: OwnBusiness = {
  business: sampleBusiness,
  version: 3,
  isOwn: true,
  status: 'active',
  statusReason: null,
  pausedAt: null,
  isPublic: true,
  publicUntil: null,
  provinciaId: 21,
  localidadId: 1,
  isIncomplete: false,
  isMobile: false,
  photos: [{ ...samplePhoto, caption: 'El mostrador' }],
  logo: null,
  completeness: { percent: 70, missing: ['logo', 'photos'] },
  plan: sampleOwnPlan,
}

export const sampleOwnBusinessRow: OwnBusinessRow = {
  id: sampleBusiness.id,
  slug: 'ferreteria-belgrano',
  name: 'Ferretería Belgrano',
  city: 'Rosario',
  state: 'Santa Fe',
  isIncomplete: false,
  status: 'active',
  statusReason: null,
  tier: 'premium',
  rubroIds: [],
  ordered: { tier: 'premium', rubroIds: [] },
  isFree: false,
  monthlyPriceArs: 18000,
  nextChargeAt: '2026-12-10T12:00:00.000Z',
  publicUntil: null,
  payWay: null,
  asksForPayer: false,
  payerEmail: 'hola@ferreteriabelgrano.example',
}

/** The state after the owner returned from paying. */
export const sampleReturnedPlan: ReturnedPlan = {
  business: { id: sampleBusiness.id, name: 'Ferretería Belgrano', slug: 'ferreteria-belgrano' },
  isPublic: true,
  state: 'paid',
  payUrl: null,
  order: {
    tier: 'premium',
    rubroIds: [],
    monthlyPriceArs: 18000,
    payerEmail: 'hola@ferreteriabelgrano.example',
  },
  claimMailedTo: null,
  isMailWaiting: false,
}

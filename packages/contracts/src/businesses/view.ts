import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { photoSizes } from '../photos/endpoints'
import { businessTier } from './fields'
import { shownDay, shownWeek } from './hours/hours'

const namedItem = z.object({ id: z.number(), name: z.string() })

export const businessLocation = z
  .object({
    /** Null for the main location, which has the name of the business. */
    name: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string().nullable(),
    country: z.literal('Argentina'),
    latitude: z.number(),
    longitude: z.number(),
    /** The coordinates belong to the locality, because the street was not found on the map. */
    is_at_centre: z.boolean(),
    is_main_location: z.boolean(),
  })
  .meta({ id: 'BusinessLocation' })

/** A location with the centre of its town, which helps to place its address on a map. */
const shownLocation = businessLocation
  .extend({ city_latitude: z.number(), city_longitude: z.number() })
  .meta({ id: 'ShownBusinessLocation' })

export const businessPhoto = z
  .object({
    id,
    photo_url: z.string(),
    thumb_url: z.string(),
    width: z.number(),
    height: z.number(),
    caption: z.string(),
  })
  .meta({ id: 'BusinessPhoto' })

/** A business as shown to the public. */
export const business = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    logo_url: z.string().nullable(),
    is_verified: z.boolean(),
    /** What the team verified, in words. Null if nothing was verified. */
    verified_what: z.string().nullable(),
    subscription_tier: businessTier,
    /** Whether the business has a labelled place in searches, by its plan or for a period chosen by the team. */
    is_featured: z.boolean(),
    /** Null without reviews. */
    avg_rating: z.number().nullable(),
    review_count: z.number(),
    short_description: z.string().nullable(),
    description: z.string(),
    /** The schema.org type, by the first category. */
    schema_type: z.string(),
    categories: z.array(namedItem.extend({ slug: z.string() })),
    rubros: z.array(namedItem),
    locations: z.array(shownLocation),
    phone: z.string().nullable(),
    /** The phone number in Argentine notation. */
    phone_national: z.string().nullable(),
    /** Null for a landline. */
    whatsapp_url: z.string().nullable(),
    email: z.string().nullable(),
    website_url: z.string().nullable(),
    founding_year: z.number().nullable(),
    employee_count: z.number().nullable(),
    tags: z.array(namedItem),
    photos: z.array(businessPhoto),
    business_hours: shownWeek,
    /** Days with special opening hours, from today on. */
    special_hours: z.array(shownDay.extend({ date: z.iso.date(), label: z.string() })),
    social_media: z.object({
      facebook: z.string().optional(),
      instagram: z.string().optional(),
      twitter: z.string().optional(),
      linkedin: z.string().optional(),
    }),
    /** The page was made from public data and has no owner yet, so it can be claimed. */
    is_claimable: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Business' })
export type BusinessView = z.infer<typeof business>

export const getBusinessEndpoint = defineEndpoint({
  name: 'getBusiness',
  summary: 'Returns a public business by its id, the name in its address, or an earlier one.',
  tag: 'Negocios',
  method: 'GET',
  path: '/business/{idOrSlug}',
  access: 'anyone',
  params: z.object({ idOrSlug: z.string().max(200) }),
  response: business,
  errors: ['business_not_found', 'business_gone'],
})

export const getBusinessPhotoEndpoint = defineEndpoint({
  name: 'getBusinessPhoto',
  summary: 'Returns a picture or the logo of a public business (image/webp).',
  tag: 'Negocios',
  method: 'GET',
  path: '/business-photos/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

/** Returns the address of a picture of a public business. */
export const businessPhotoPath = (photoId: string, size: (typeof photoSizes)[number]): string =>
  `/api/business-photos/${photoId}/${size}`

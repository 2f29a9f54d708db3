import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { weeklyHours } from '../kernel/weekly-hours'
import { limits } from '../limits'
import { photoSizes } from '../photos/endpoints'
import { checkKinds } from '../professionals/checks'
import { portfolioPhoto } from '../professionals/portfolio'
import { publicReview } from '../reviews/endpoints'

/** The public data of an approved professional: no phone, no mail address, no street. */
const publicProfile = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    description: z.string(),
    photoUrl: z.string().nullable().describe('Null if they show none.'),
    portfolio: z.array(portfolioPhoto).describe('Pictures of their work, in display order.'),
    rubros: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        slug: z.string(),
        icon: z.string(),
        tradeSingular: z
          .string()
          .describe("What a person with this rubro is called, for example 'plomero/a'."),
        isRegulated: z.boolean().describe('Whether the work requires a licence.'),
      }),
    ),
    localidadId: z.number(),
    city: z.string(),
    provinciaId: z.number(),
    state: z.string(),
    serviceRadiusKm: z.number(),
    medianResponseMinutes: z
      .number()
      .nullable()
      .describe('How long it usually takes them to contact a client. Null if there is not enough data.'),
    jobsDone: z
      .number()
      .describe('Number of different clients who chose them and said that the work is done.'),
    isAvailable: z.boolean(),
    hours: weeklyHours.nullable().describe('Their usual weekly working hours. Null if not specified.'),
    memberSince: timestamp,
    checks: z
      .array(z.object({ kind: z.enum(checkKinds), checkedAt: timestamp }))
      .describe('What an admin checked by hand, and when.'),
    rating: z
      .object({
        average: z.number(),
        count: z.number(),
        byStars: z
          .array(z.number())
          .readonly()
          .describe('Number of reviews with one star, with two, and so on up to five.'),
      })
      .nullable()
      .describe('Null without reviews.'),
    reviews: z
      .array(publicReview)
      .describe('The newest reviews. The others are returned by GET /professionals/{id}/reviews.'),
    removed: z
      .array(z.object({ id, at: timestamp, reason: z.string() }))
      .describe("Why the site's team removed reviews, newest first."),
  })
  .meta({ id: 'PublicProfile' })
export type PublicProfile = z.infer<typeof publicProfile>

export const getProfessionalEndpoint = defineEndpoint({
  name: 'getProfessional',
  summary: 'Returns the public profile of an approved professional, by the id that searches return.',
  tag: 'Profesionales',
  method: 'GET',
  path: '/professionals/{id}',
  access: 'anyone',
  params: z.object({ id }),
  response: publicProfile,
  errors: ['not_found'],
})

export const getPortraitEndpoint = defineEndpoint({
  name: 'getPortrait',
  summary: 'Returns the picture of an approved professional (image/webp).',
  tag: 'Profesionales',
  method: 'GET',
  path: '/portraits/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

export const getDrawnPortraitEndpoint = defineEndpoint({
  name: 'getDrawnPortrait',
  summary:
    'Returns the drawn face that mails show for a professional without a photo (image/png). The code lists the parts of the drawing and identifies nobody.',
  tag: 'Profesionales',
  method: 'GET',
  path: '/drawn-portraits/{code}',
  access: 'anyone',
  params: z.object({ code: z.string().max(limits.addressMax) }),
  response: z.unknown(),
  contentTypes: ['image/png'],
  errors: ['not_found'],
})

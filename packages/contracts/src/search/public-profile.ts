import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { weeklyHours } from '../kernel/weekly-hours'
import { photoSizes } from '../photos/endpoints'
import { checkKinds } from '../professionals/checks'
import { portfolioPhoto } from '../professionals/portfolio'
import { publicReview } from '../reviews/endpoints'
import { requestFormPath } from '../service-requests/form-path'

/** The public data of an approved professional: no phone, no mail address, no street. */
const publicProfile = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    description: z.string(),
    photoUrl: z.string().nullable().describe('Null where they show none.'),
    portfolio: z.array(portfolioPhoto).describe('Pictures of their work, in their order.'),
    rubros: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        slug: z.string(),
        icon: z.string(),
        tradeSingular: z.string().describe("What one who does it is called: 'plomero/a'."),
        isRegulated: z.boolean().describe('Whether it may be done with a licence only.'),
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
      .describe(
        'How long it usually takes them to contact a client; null while there is nothing to measure.',
      ),
    isAvailable: z.boolean(),
    hours: weeklyHours.nullable().describe('When they attend to clients; null where they say nothing of it.'),
    memberSince: timestamp,
    checks: z
      .array(z.object({ kind: z.enum(checkKinds), checkedAt: timestamp }))
      .describe('What an admin checked by hand, and when.'),
    rating: z
      .object({
        average: z.number(),
        count: z.number(),
        byStars: z.array(z.number()).readonly().describe('How many gave one star, two, … five.'),
      })
      .nullable()
      .describe('Null while nobody has reviewed them.'),
    reviews: z.array(publicReview).describe('The newest; the others by GET /professionals/{id}/reviews.'),
    removed: z
      .array(z.object({ id, at: timestamp, reason: z.string() }))
      .describe("Why the site's team took reviews down, the last first."),
  })
  .meta({ id: 'PublicProfile' })
export type PublicProfile = z.infer<typeof publicProfile>

export const getProfessionalEndpoint = defineEndpoint({
  name: 'getProfessional',
  summary: 'What anybody may know of an approved professional, by the id that searches answer.',
  tag: 'Profesionales',
  method: 'GET',
  path: '/professionals/{id}',
  access: 'anyone',
  params: z.object({ id }),
  response: publicProfile,
  errors: ['not_found'],
})

/**
 * Returns the path of the request form with professional, rubro and place filled in. That professional is notified
 * before others.
 */
export function quotePath(
  { id, provinciaId, localidadId }: Pick<PublicProfile, 'id' | 'provinciaId' | 'localidadId'>,
  rubroId: number,
): string {
  return `${requestFormPath(rubroId, { provinciaId, localidadId })}&${new URLSearchParams({ profesional: id })}`
}

export const getPortraitEndpoint = defineEndpoint({
  name: 'getPortrait',
  summary: 'The picture of an approved professional (image/webp).',
  tag: 'Profesionales',
  method: 'GET',
  path: '/portraits/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

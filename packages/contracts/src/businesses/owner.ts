import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { calendarDate, id, integerMax, timestamp } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { limits } from '../limits'
import { providerName } from '../text/provider-name'
import { tooManyPhotos } from '../text/too-many-photos'
import { texts } from '../texts'
import { businessFields, businessTier, caption } from './fields'
import { businessDay, businessHours } from './hours/hours'
import { chosenPlan, payWays } from './own-plan'
import { businessStatuses } from './states'

const tag = 'Negocios'
const params = z.object({ id })
/** The version that the caller read. Without it, the change overwrites whatever was saved in the meantime. */
const version = z.int().min(1).max(integerMax).optional()
const savedVersion = z.object({ version: z.number() }).meta({ id: 'SavedBusiness' })
const errors = ['business_not_found', 'business_changed'] as const

export const changeBusinessEndpoint = defineEndpoint({
  name: 'changeBusiness',
  summary:
    'Changes the content of a business of the caller. A new name creates a new address, and the old address redirects to it. If the call names the version that was read, it is refused when the business was changed since.',
  tag,
  method: 'PUT',
  path: '/user/businesses/{id}',
  access: 'account',
  params,
  body: businessFields.extend({ version }),
  response: savedVersion.extend({ slug: z.string() }),
  errors,
})

export const changeBusinessHoursEndpoint = defineEndpoint({
  name: 'changeBusinessHours',
  summary: 'Sets the usual weekly opening hours of a business of the caller, up to two intervals a day.',
  tag,
  method: 'PUT',
  path: '/user/businesses/{id}/hours',
  access: 'account',
  params,
  body: z.object({ businessHours, version }),
  response: savedVersion,
  errors,
})

const degrees = (max: number) =>
  z.number(texts.wrongCoordinates).min(-max, texts.wrongCoordinates).max(max, texts.wrongCoordinates)

export const placeBusinessEndpoint = defineEndpoint({
  name: 'placeBusiness',
  summary: `Sets the location of the door of a business of the caller, at most ${limits.businessSpotKm} km from the centre of its town. Null removes the location, so that only the town is known.`,
  tag,
  method: 'PUT',
  path: '/user/businesses/{id}/spot',
  access: 'account',
  params,
  body: z.object({
    spot: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable(),
    version,
  }),
  response: savedVersion,
  errors,
})

const specialDay = z.object({ date: calendarDate(texts.unexpected), label: caption, hours: businessDay })

export const changeSpecialHoursEndpoint = defineEndpoint({
  name: 'changeBusinessSpecialHours',
  summary:
    'Sets the days on which a business of the caller has unusual opening hours. Omitted days have the usual hours.',
  tag,
  method: 'PUT',
  path: '/user/businesses/{id}/special-hours',
  access: 'account',
  params,
  body: z.object({
    days: z
      .array(specialDay)
      .max(limits.specialDays, `Podés poner hasta ${limits.specialDays} días.`)
      .refine(
        (days) => new Set(days.map(({ date }) => date)).size === days.length,
        'Cada día va una sola vez.',
      ),
    version,
  }),
  response: savedVersion,
  errors,
})

export const changeBusinessPhotosEndpoint = defineEndpoint({
  name: 'changeBusinessPhotos',
  summary:
    'Sets the pictures of a business of the caller, their order and the logo. Omitted pictures are removed.',
  tag,
  method: 'PUT',
  path: '/user/businesses/{id}/photos',
  access: 'account',
  params,
  body: z.object({
    photos: z
      .array(z.object({ id, caption }))
      .max(limits.businessPhotos, tooManyPhotos(limits.businessPhotos))
      .refine((photos) => new Set(photos.map((photo) => photo.id)).size === photos.length, texts.unexpected),
    /** Null: the business has no logo. */
    logoId: id.nullable(),
    version,
  }),
  response: savedVersion,
  errors: [...errors, 'photo_not_yours'],
})

const ownBusinessRow = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    city: z.string().nullable().describe('Null, like the state, until the owner enters the location.'),
    state: z.string().nullable(),
    isIncomplete: z
      .boolean()
      .describe(
        'Whether the address is missing. Without an address, the business can be neither paid for nor seen.',
      ),
    status: z.enum(businessStatuses),
    statusReason: z.string().nullable().describe('Why an admin refused the business.'),
    tier: businessTier,
    rubroIds: z.array(z.number()),
    ordered: chosenPlan.describe(
      'The plan that was chosen last. It is charged next, or still has to be paid.',
    ),
    isFree: z.boolean().describe('Whether the business is public although it was never paid for.'),
    monthlyPriceArs: z
      .number()
      .describe('The amount of the next charge, or the price of the plan, in pesos.'),
    nextChargeAt: timestamp.nullable(),
    publicUntil: timestamp
      .nullable()
      .describe('For a cancelled plan: until when the business is public without a further payment.'),
    payWay: z
      .enum(payWays)
      .nullable()
      .describe('What has to be paid: a new plan, or a charge that failed. Null for nothing.'),
    asksForPayer: z
      .boolean()
      .describe('Whether paying starts a new subscription, so that the owner names the account that pays.'),
    payerEmail: z
      .string()
      .describe(
        `Mail of the ${providerName} account that pays, or else the last mail given, or else the mail of the owner.`,
      ),
  })
  .meta({ id: 'OwnBusinessRow' })
export type OwnBusinessRow = z.infer<typeof ownBusinessRow>

export const listOwnBusinessesEndpoint = defineEndpoint({
  name: 'listOwnBusinesses',
  summary: 'Lists the businesses of the account, public or not, newest first.',
  tag,
  method: 'GET',
  path: '/user/businesses',
  access: 'account',
  query: ownListQuery,
  response: z.object({ businesses: z.array(ownBusinessRow), nextCursor }),
})

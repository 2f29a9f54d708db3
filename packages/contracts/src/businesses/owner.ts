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
    'Changes what is said of a business of the caller. A new name gets a new address, to which the old one leads. With the version that was read it is refused where somebody saved meanwhile.',
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
  summary: 'Says when a business of the caller is open in a usual week: up to two intervals a day.',
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
  summary: `Says where the door of a business of the caller is, at most ${limits.businessSpotKm} km from the centre of its town; null: of its place only the town is known.`,
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
    'Says on which days a business of the caller is not open as usual, and when then. Days that are left out are usual ones.',
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
    'Says which pictures a business of the caller shows, in which order, and which one is its logo: those that were shown and are left out are removed.',
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
    city: z.string().nullable().describe('Null, as the state, where its owner has yet to say where it is.'),
    state: z.string().nullable(),
    isIncomplete: z
      .boolean()
      .describe('Whether its address is missing, so that it can be neither paid nor seen.'),
    status: z.enum(businessStatuses),
    statusReason: z.string().nullable().describe('Why an admin refused it.'),
    tier: businessTier,
    rubroIds: z.array(z.number()),
    ordered: chosenPlan.describe('What was chosen last, and is charged next or is to be paid.'),
    isFree: z.boolean().describe('Whether it is public though nothing was ever paid for it.'),
    monthlyPriceArs: z
      .number()
      .describe('What the next charge takes, or what the plan would cost, in pesos.'),
    nextChargeAt: timestamp.nullable(),
    publicUntil: timestamp
      .nullable()
      .describe('Until when it is public if nothing more is paid, where the plan was cancelled.'),
    payWay: z
      .enum(payWays)
      .nullable()
      .describe('What there is to pay: a plan that begins, or one whose charge failed; null for nothing.'),
    asksForPayer: z
      .boolean()
      .describe('Whether paying it starts a new subscription, so that the owner says by which account.'),
    payerEmail: z
      .string()
      .describe(`The mail of the ${providerName} account that pays, or the last one given; else their own.`),
  })
  .meta({ id: 'OwnBusinessRow' })
export type OwnBusinessRow = z.infer<typeof ownBusinessRow>

export const listOwnBusinessesEndpoint = defineEndpoint({
  name: 'listOwnBusinesses',
  summary: "The account's own businesses, newest first, public or not.",
  tag,
  method: 'GET',
  path: '/user/businesses',
  access: 'account',
  query: ownListQuery,
  response: z.object({ businesses: z.array(ownBusinessRow), nextCursor }),
})

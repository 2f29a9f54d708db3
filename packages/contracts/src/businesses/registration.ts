import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, timestamp } from '../fields'
import { limits } from '../limits'
import { payerEmail, payerRefusals, providerRefusals, subscriptionLink } from '../subscriptions/endpoints'
import { businessFields, businessRubroIds, businessTier, registrationExtras } from './fields'
import { businessHours } from './hours/hours'
import { businessStatuses } from './states'

const tag = 'Negocios'

export const registerBusinessEndpoint = defineEndpoint({
  name: 'registerBusiness',
  summary:
    'Registers a business, which becomes public once its plan is paid. Without a session, an account is created for the mail, and a link to claim it is mailed. Address, city, state and rubros may be added later by the owner; until then the business can be neither paid for nor seen.',
  tag,
  method: 'POST',
  path: '/business',
  access: 'anyone',
  body: z.object({
    ...businessFields.partial({ address: true, state: true, city: true }).shape,
    businessHours: businessHours.optional().describe('Opening hours. Defaults to the usual week.'),
    openingHours: businessHours
      .optional()
      .describe('Alias of businessHours. Ignored if businessHours is present.'),
    ...registrationExtras,
    selectedRubros: registrationExtras.selectedRubros.optional(),
  }),
  response: z
    .object({
      businessId: id,
      /** The same id under its shorter name. */
      id,
      slug: z.string(),
      status: z.enum(businessStatuses),
      missing: z
        .array(z.enum(['address', 'rubros']))
        .describe('What the owner has to add before the plan can be paid.'),
      monthlyPriceArs: z.number(),
      /**
       * The mail for which an account was made and to which a claim link was sent. Null for a caller with a session.
       */
      claimMailedTo: z.string().nullable(),
    })
    .meta({ id: 'RegisteredBusiness' }),
  status: 201,
  limit: 'register',
  needsDevice: true,
  errors: ['email_taken', 'too_many_businesses', 'plan_limit_reached', 'photo_not_yours'],
})

export const createBusinessSubscriptionEndpoint = defineEndpoint({
  name: 'createBusinessSubscription',
  summary:
    'Starts the payment of the plan of a business and returns the link to authorise its monthly charge. Allowed for the owner, and for the device that registered the business until somebody claims it. Repeating it returns the same link.',
  tag,
  method: 'POST',
  path: '/payments/create-subscription',
  access: 'anyone',
  body: z.object({
    businessId: id,
    tier: businessTier,
    rubroIds: businessRubroIds,
    payerEmail,
    /** The price that the caller was shown. Refused if the price is different now. */
    monthlyPriceArs: z.number().optional(),
  }),
  response: subscriptionLink,
  status: 201,
  limit: 'payment',
  needsDevice: true,
  errors: [
    'business_not_found',
    'business_closed',
    'business_paused',
    'business_incomplete',
    'plan_limit_reached',
    'already_subscribed',
    'payment_held',
    'price_changed',
    'subscription_busy',
    ...providerRefusals,
    ...payerRefusals,
  ],
})

/** The unfinished form. Its fields are not validated. */
const draftForm = z
  .record(z.string().max(40), z.json())
  .refine((form) => JSON.stringify(form).length <= draftMax, 'Es demasiado para un borrador.')
/** More than a completely filled form needs. */
const draftMax = 4 * limits.descriptionMax + 12_000

const draft = z.object({ form: draftForm, savedAt: timestamp }).meta({ id: 'BusinessDraft' })

const awaitingPayment = z.object({ businessId: id, name: z.string() }).meta({ id: 'BusinessAwaitingPayment' })
export type AwaitingPayment = z.infer<typeof awaitingPayment>

export const saveBusinessDraftEndpoint = defineEndpoint({
  name: 'saveBusinessDraft',
  summary:
    'Saves the draft of the registration wizard for the account of the caller, or for the device if there is none.',
  tag,
  method: 'PUT',
  path: '/business/draft',
  access: 'anyone',
  body: z.object({ form: draftForm }),
  response: z.object({ savedAt: timestamp }),
  needsDevice: true,
  errors: ['too_many_drafts'],
})

export const getBusinessDraftEndpoint = defineEndpoint({
  name: 'getBusinessDraft',
  summary:
    'Returns the saved draft of the registration wizard and the business of the caller whose plan is not paid yet. Null for either if there is none.',
  tag,
  method: 'GET',
  path: '/business/draft',
  access: 'anyone',
  response: z.object({
    draft: draft.nullable(),
    awaitingPayment: awaitingPayment
      .nullable()
      .describe('The newest business that the caller registered and whose plan nobody has authorised yet.'),
  }),
})

export const deleteBusinessDraftEndpoint = defineEndpoint({
  name: 'deleteBusinessDraft',
  summary: 'Deletes the draft of the registration wizard.',
  tag,
  method: 'DELETE',
  path: '/business/draft',
  access: 'anyone',
  response: done,
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { subscriptionStandings } from '../subscriptions/endpoints'
import { businessRubroIds, businessTier } from './fields'

/** A plan choice: the tier, and the rubros that determine its price. */
export const chosenPlan = z
  .object({ tier: businessTier, rubroIds: z.array(z.number()) })
  .meta({ id: 'ChosenPlan' })
export type ChosenPlan = z.infer<typeof chosenPlan>

/**
 * The call that leads to the payment: `subscribe` for a new plan, `reactivate` for a plan with a failed charge or a
 * pause.
 */
export const payWays = ['subscribe', 'reactivate'] as const
export type PayWay = (typeof payWays)[number]

export const ownPlan = z
  .object({
    /** The current plan of the business. */
    ...chosenPlan.shape,
    /** The plan that replaces it with the next charge. Null without a change. */
    next: chosenPlan.nullable(),
    /** The latest choice: what the next charge, or a payment now, pays for. */
    ordered: chosenPlan,
    status: z.enum(subscriptionStandings),
    /** The monthly price of the ordered plan. */
    monthlyPriceArs: z.number(),
    /**
     * The prices for this business. A plan that is already paid keeps its price until an announced increase takes
     * effect.
     */
    prices: z.object({
      businessBasicPerRubroArs: z.number(),
      businessPremiumArs: z.number(),
      businessFeaturedArs: z.number(),
    }),
    nextChargeAt: timestamp.nullable(),
    paidUntil: timestamp.nullable(),
    /** The end of public visibility without further payment. Null if no payment keeps the page public. */
    accessUntil: timestamp.nullable(),
    /** The subscription charges automatically, or would if resumed. A new choice changes its next charge. */
    isRunning: z.boolean(),
    isPaused: z.boolean(),
    canCancel: z.boolean(),
    /** A charge is held for a person to check. Nothing has to be paid until then. */
    isInReview: z.boolean(),
    /** The business is public although nothing was ever paid. */
    isFree: z.boolean(),
    /**
     * Set if the owner resumed the plan after its paid month had ended during a pause. The plan waits for this charge;
     * `chargeAt` is null while its time is unknown.
     */
    resumed: z.object({ chargeAt: timestamp.nullable() }).nullable(),
    /** An announced price increase. */
    announced: z.object({ monthlyPriceArs: z.number(), from: timestamp }).nullable(),
    /** The call for the payment that is due. Null if none is due. */
    payWay: z.enum(payWays).nullable(),
    /**
     * The payment starts a new subscription at Mercado Pago, so the owner must enter the mail of the paying account.
     */
    asksForPayer: z.boolean(),
    /**
     * The mail of the Mercado Pago account that pays, or that the owner entered last. Defaults to the owner's own mail.
     */
    payerEmail: z.string(),
    /** Mercado Pago ended the newest subscription before any payment. */
    isRefused: z.boolean(),
  })
  .meta({ id: 'OwnPlan' })
export type OwnPlan = z.infer<typeof ownPlan>

export const changeBusinessPlanEndpoint = defineEndpoint({
  name: 'changeBusinessPlan',
  summary:
    'Changes the plan or the rubros of a business of the caller. A change with the same price applies immediately. A change with another price applies from the next charge on, which charges it. Returns the resulting plan.',
  tag: 'Negocios',
  method: 'PUT',
  path: '/user/businesses/{id}/plan',
  access: 'account',
  params: z.object({ id }),
  body: z.object({
    tier: businessTier,
    rubroIds: businessRubroIds,
    /** The monthly price that the caller saw. Refused if the current price differs (`price_changed`). */
    monthlyPriceArs: z.number().optional(),
  }),
  response: ownPlan,
  errors: ['business_not_found', 'business_closed', 'business_paused', 'plan_limit_reached', 'price_changed'],
})

/** The outcome of a plan, for an owner who returns from its payment. */
export interface ReturnedPlan {
  business: { id: string; name: string; slug: string }
  /** Whether the page is public now. */
  isPublic: boolean
  /**
   * 'registered': no payment was started. 'unpaid': the payer has not authorized it, and nothing is charged.
   * 'confirming': authorized, with its charge in progress. 'paid': the plan runs. 'refused': Mercado Pago ended it
   * before any payment.
   */
  state: 'registered' | 'unpaid' | 'confirming' | 'paid' | 'refused'
  /** The address of the payment page; null if nothing is due or the address is unknown. */
  payUrl: string | null
  /** The ordered plan, its monthly price, and the mail address of the paying Mercado Pago account. */
  order: ChosenPlan & { monthlyPriceArs: number; payerEmail: string }
  /**
   * The address to which the link to the new owner's account was mailed; null after somebody has taken over that
   * account.
   */
  claimMailedTo: string | null
  /** That mail has not been sent yet, because it waits for the mail limit of the connection. */
  isMailWaiting: boolean
}

import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { subscriptionStandings } from '../subscriptions/endpoints'
import { businessRubroIds, businessTier } from './fields'

/** What is paid for: a tier, and the rubros by which it is counted. */
export const chosenPlan = z
  .object({ tier: businessTier, rubroIds: z.array(z.number()) })
  .meta({ id: 'ChosenPlan' })
export type ChosenPlan = z.infer<typeof chosenPlan>

/** How its owner reaches the payment of a plan: of a new plan, or of a plan with a failed charge or a pause. */
export const payWays = ['subscribe', 'reactivate'] as const
export type PayWay = (typeof payWays)[number]

export const ownPlan = z
  .object({
    /** What the business has now. */
    ...chosenPlan.shape,
    /** What begins with the next charge in its place; null: nothing. */
    next: chosenPlan.nullable(),
    /** The next charge, or what a payment now would buy: the newest choice. */
    ordered: chosenPlan,
    status: z.enum(subscriptionStandings),
    /** Of what is ordered. */
    monthlyPriceArs: z.number(),
    /** By which its plans are counted: what it pays already keeps its price until a rise holds that was announced. */
    prices: z.object({
      businessBasicPerRubroArs: z.number(),
      businessPremiumArs: z.number(),
      businessFeaturedArs: z.number(),
    }),
    nextChargeAt: timestamp.nullable(),
    paidUntil: timestamp.nullable(),
    /** Until when the page is public if nothing more is paid; null where nothing paid keeps it so. */
    accessUntil: timestamp.nullable(),
    /** It charges by itself, or would if it were resumed: another choice changes its next charge. */
    isRunning: z.boolean(),
    isPaused: z.boolean(),
    canCancel: z.boolean(),
    /** Money of a charge waits for a person to look at it: nothing is to be paid until then. */
    isInReview: z.boolean(),
    /** Nothing was ever paid for it, and it is public all the same. */
    isFree: z.boolean(),
    /** It was paused when its month ended, goes on, and waits for this charge; null where none is made yet at a moment that is known. */
    resumed: z.object({ chargeAt: timestamp.nullable() }).nullable(),
    /** A rise of the price that was announced. */
    announced: z.object({ monthlyPriceArs: z.number(), from: timestamp }).nullable(),
    /** What there is to pay; null for nothing. */
    payWay: z.enum(payWays).nullable(),
    /** Paying it starts a new subscription at Mercado Pago, so the owner says by which account. */
    asksForPayer: z.boolean(),
    /** The mail of the Mercado Pago account that pays, or that the owner gave last; their own without one. */
    payerEmail: z.string(),
    /** Mercado Pago ended the newest subscription before anything was paid. */
    isRefused: z.boolean(),
  })
  .meta({ id: 'OwnPlan' })
export type OwnPlan = z.infer<typeof ownPlan>

export const changeBusinessPlanEndpoint = defineEndpoint({
  name: 'changeBusinessPlan',
  summary:
    'Chooses another plan or other rubros for a business of the caller. What costs the same holds at once; what costs another amount is charged from the next charge on and begins with it. Answers where the plan stands then.',
  tag: 'Negocios',
  method: 'PUT',
  path: '/user/businesses/{id}/plan',
  access: 'account',
  params: z.object({ id }),
  body: z.object({
    tier: businessTier,
    rubroIds: businessRubroIds,
    /** What the caller was shown; another price than that is refused. */
    monthlyPriceArs: z.number().optional(),
  }),
  response: ownPlan,
  errors: ['business_not_found', 'business_closed', 'business_paused', 'plan_limit_reached', 'price_changed'],
})

/** The outcome of a plan, for an owner who returns from its payment. */
export interface ReturnedPlan {
  business: { id: string; name: string; slug: string }
  /** Anybody sees the page now. */
  isPublic: boolean
  /**
   * 'registered': nobody has set out to pay it yet; 'unpaid': nobody has authorised it, and nothing is charged; 'confirming': it was authorised, and its charge is under way;
   * 'paid': it runs; 'refused': Mercado Pago ended it before anything was paid.
   */
  state: 'registered' | 'unpaid' | 'confirming' | 'paid' | 'refused'
  /** Where it is paid now; null where it is not to be, or nobody knows. */
  payUrl: string | null
  /** What is to be paid, and by whose Mercado Pago account it was to be. */
  order: ChosenPlan & { monthlyPriceArs: number; payerEmail: string }
  /** Where the link went that leads to the account of its owner; null once somebody has taken that account. */
  claimMailedTo: string | null
}

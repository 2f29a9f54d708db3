import type { SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import { describe, expect, it } from 'vitest'
import { type PlanFacts, planState } from './plan-state'

const until = '2026-12-10T12:00:00.000Z'
const link = 'https://provider.example/p'

/** Two of three free leads left and no subscription, unless overridden. */
const facts = (status: Partial<PlanFacts['status']> = {}, rest: Partial<PlanFacts> = {}) =>
  // Contains only the facts that decide.
  ({
    status: { status: 'none', remainingRequests: 2, preapprovalUrl: null, paidUntil: null, ...status },
    isHeld: false,
    hasHeldCharge: false,
    isRenewalPending: false,
    accessUntil: null,
    subscription: null,
    charges: [],
    ...rest,
  }) as PlanFacts

const used = { remainingRequests: 0 }
const subscription = { isEnding: false } as SubscriptionView

/** Cancelled but still paid, with a new subscription that waits for its payer. */
const renewing = (rest: Partial<PlanFacts> = {}, preapprovalUrl: string | null = link) =>
  facts(
    { ...used, status: 'cancelled', paidUntil: until, preapprovalUrl },
    { accessUntil: until, isRenewalPending: true, ...rest },
  )

it('a subscriber with an earlier subscription alone uses the call that brings one back', () => {
  expect(planState(facts()).subscribeWay).toBe('subscribe')
  expect(planState(facts(used)).subscribeWay).toBe('afterTrial')
  for (const status of ['suspended', 'cancelled'] as const)
    expect(planState(facts({ ...used, status }, { subscription })).subscribeWay).toBe('again')
})

it.each(['past_due', 'suspended', 'cancelled'] as const)(
  'a %s plan with money that waits for a person cannot be paid again',
  (status) => {
    expect(
      planState(facts({ ...used, status }, { subscription, hasHeldCharge: true })).subscribeWay,
    ).toBeNull()
    expect(planState(facts({ ...used, status }, { subscription })).subscribeWay).not.toBeNull()
  },
)

it('a plan is over from the decision on, also before the provider has heard of it', () => {
  const ending = { subscription: { ...subscription, isEnding: true }, accessUntil: until }
  expect(planState(facts({ status: 'active' }, ending))).toMatchObject({
    isOver: true,
    isOfferedAgain: false,
  })
  expect(planState(facts({ status: 'cancelled' }, { subscription })).isOver).toBe(true)
  expect(planState(facts({ status: 'active' }, { subscription, accessUntil: until })).isOver).toBe(false)
})

it('a subscription that ended by its declined first charge says so, and a paid subscription does not', () => {
  const charges = [{ state: 'declined' }] as PlanFacts['charges']
  const isDeclined = (status: Partial<PlanFacts['status']>) =>
    planState(facts(status, { charges })).isFirstChargeDeclined
  expect(isDeclined({ status: 'cancelled' })).toBe(true)
  expect(isDeclined({ status: 'cancelled', paidUntil: until })).toBe(false)
  expect(isDeclined({ status: 'suspended' })).toBe(false)
})

describe('a new subscription beside a cancelled subscription that still works', () => {
  it('leads on to the provider, and is not offered once more', () => {
    expect(planState(renewing())).toMatchObject({ isRenewing: true, isOfferedAgain: false })
  })

  it('can begin again where it could not be charged or is being replaced', () => {
    expect(planState(renewing({ isRenewalPending: false })).isOfferedAgain).toBe(true)
    expect(planState(renewing({}, null))).toMatchObject({ isRenewing: false, isOfferedAgain: true })
  })

  it('is not to be finished while money waits for a person, or while the account is suspended', () => {
    for (const rest of [{ hasHeldCharge: true }, { isHeld: true }])
      expect(planState(renewing(rest)).isRenewing).toBe(false)
  })
})

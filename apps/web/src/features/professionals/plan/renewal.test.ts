import type { PlanPage } from '@oficio/contracts/professionals/plan/page'
import { expect, it } from 'vitest'
import { PlanAlerts } from './plan-alerts'
import { planOf } from './plan-view'

const until = '2026-12-10T12:00:00.000Z'
const link = 'https://provider.example/p'

/**
 * Returns a cancelled plan that is paid until `until`, with a new subscription that waits for authorisation.
 * `preapprovalUrl` is the link of the new subscription.
 */
function planWith(rest: Partial<PlanPage> = {}, preapprovalUrl: string | null = link) {
  return planOf({
    status: {
      isTrial: false,
      remainingRequests: 0,
      totalRequests: 3,
      trialEndDate: null,
      status: 'cancelled',
      message: '',
      hasPaymentMethod: false,
      preapprovalUrl,
      monthlyPriceArs: 20_000,
      nextChargeAt: null,
      paidUntil: until,
      rubroCount: 2,
    },
    canSubscribe: true,
    isHeld: false,
    hasHeldCharge: false,
    isRenewalPending: true,
    isOver: true,
    isFirstChargeDeclined: false,
    isRenewing: preapprovalUrl !== null,
    subscribeWay: 'again',
    isOfferedAgain: preapprovalUrl === null,
    accessUntil: until,
    subscription: null,
    isRefused: false,
    payerEmail: 'paga@example.com',
    charges: [],
    price: { units: 2, unitPriceArs: 10_000 },
    ...rest,
  })
}

/** Returns the rendered elements as JSON, including their texts. */
const markup = (plan: ReturnType<typeof planWith>, isReadOnly = false) =>
  JSON.stringify(PlanAlerts({ plan, isReadOnly }))

it('a new subscription that waits beside a paid one has its link in the text', () => {
  const plan = planWith()
  expect(markup(plan)).toContain('Tu nueva suscripción todavía no funciona')
  expect(markup(plan)).toContain(link)
  expect(markup(plan, true)).not.toContain(link)
})

it('a subscription that is being replaced has no link', () => {
  expect(markup(planWith({}, null))).toContain('Tu suscripción está cancelada')
})

it('nothing is to be finished while money waits for a person, or while the account is suspended', () => {
  for (const rest of [{ hasHeldCharge: true }, { isHeld: true }])
    expect(markup(planWith({ ...rest, isRenewing: false }))).not.toContain(link)
})

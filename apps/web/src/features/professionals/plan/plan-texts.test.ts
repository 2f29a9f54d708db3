import type { PlanPage, SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import { describe, expect, it } from 'vitest'
import { newsOf, pauseText } from './plan-texts'
import { planOf } from './plan-view'
import { headOf } from './subscribe-texts'

const subscription: SubscriptionView = {
  id: '1',
  payerEmail: 'paga@example.com',
  amountArs: 20_000,
  unitPriceArs: 10_000,
  unitsText: '2 rubros',
  startedAt: '2026-09-10T12:00:00.000Z',
  cancelledAt: null,
  isPaused: false,
  resumption: null,
  isEnding: false,
  canCancel: true,
  pendingAmount: null,
  announcedPrice: null,
  owed: null,
}

/** Returns a plan with two of three free leads left and no subscription, with the given changes. */
function pageOf(
  status: Partial<PlanPage['status']> = {},
  rest: Partial<Omit<PlanPage, 'status'>> = {},
): PlanPage {
  return {
    status: {
      isTrial: false,
      remainingRequests: 2,
      totalRequests: 3,
      trialEndDate: null,
      status: 'none',
      message: '',
      hasPaymentMethod: false,
      preapprovalUrl: null,
      monthlyPriceArs: 20_000,
      nextChargeAt: null,
      paidUntil: null,
      rubroCount: 2,
      ...status,
    },
    canSubscribe: true,
    isHeld: false,
    hasHeldCharge: false,
    isRenewalPending: false,
    isOver: status.status === 'cancelled',
    isFirstChargeDeclined: false,
    isRenewing: false,
    subscribeWay: 'subscribe',
    isOfferedAgain: false,
    accessUntil: null,
    subscription: null,
    isRefused: false,
    payerEmail: 'paga@example.com',
    charges: [],
    price: { units: 2, unitPriceArs: 10_000 },
    ...rest,
  }
}

const until = '2026-12-10T12:00:00.000Z'
const used = { remainingRequests: 0 }
const running = { subscription, accessUntil: until }
const news = (...page: Parameters<typeof pageOf>) => newsOf(planOf(pageOf(...page)))

it.each(['past_due', 'suspended', 'cancelled'] as const)(
  'a %s plan with money that waits for a person says so, and not that nothing could be charged',
  (status) => {
    const page = pageOf({ ...used, status }, { subscription, hasHeldCharge: true })
    const [news, head] = [newsOf(planOf(page)), headOf(planOf(page), true)]
    expect(news).toMatchObject({ title: 'Estamos revisando un cobro', action: null })
    expect(head.title).toBe(news?.title)
    for (const { text } of [news, head].flatMap((part) => part ?? []))
      expect(text).toContain('no pagues de nuevo')
  },
)

it('says of such money also while an older subscription is paid, and until when one goes on', () => {
  const { title, text } = news({ ...used, status: 'cancelled' }, { ...running, hasHeldCharge: true }) ?? {}
  expect(title).toBe('Estamos revisando un cobro')
  expect(text).toContain('hasta el 10 de diciembre de 2026')
})

describe('what is said about the plan of a suspended account', () => {
  const paused = { subscription: { ...subscription, isPaused: true }, isHeld: true }

  it('says that it is in pause once it is, and until then that we asked for it', () => {
    for (const status of ['active', 'past_due', 'suspended'] as const) {
      expect(news({ status }, paused)).toMatchObject({ title: 'Tu suscripción está en pausa', action: null })
      expect(news({ status }, { ...running, isHeld: true })).toMatchObject({
        title: 'Pedimos pausar tu suscripción',
        action: null,
      })
    }
  })

  it('calls it the same beside its name, and never active while it stands still', () => {
    const pill = (...page: Parameters<typeof pageOf>) => pauseText(planOf(pageOf(...page)))
    for (const status of ['active', 'past_due', 'suspended'] as const) {
      expect(pill({ status }, paused)).toBe('En pausa')
      expect(pill({ status }, { ...running, isHeld: true })).toBe('Por pausarse')
    }
    expect(pill({ status: 'active' }, { ...paused, isHeld: false })).toBe('En pausa')
    expect(pill({ status: 'active' }, running)).toBeNull()
    expect(pill({ status: 'cancelled' }, paused)).toBeNull()
  })

  it('offers nothing that the account may not do', () => {
    for (const status of ['none', 'pending', 'cancelled'] as const)
      expect(news({ ...used, status }, { isHeld: true })).toBeNull()
    expect(news({ ...used, status: 'cancelled', paidUntil: until }, { ...running, isHeld: true })).toBeNull()
    const { text } = headOf(planOf(pageOf({}, { isHeld: true })), false)
    expect(text).toContain('suspendida')
  })
})

describe('what is said about a plan', () => {
  it('is that its charge is to come, and not that one failed, after a pause that outlasted the paid month', () => {
    const resumedPlan = { subscription: { ...subscription, resumption: { chargeAt: until } } }
    const waiting = [
      news({ ...used, status: 'past_due' }, { ...resumedPlan, accessUntil: until }),
      news({ ...used, status: 'suspended' }, resumedPlan),
    ]
    for (const planNews of waiting) {
      expect(planNews?.title).toMatch(/^Retomaste tu suscripción/)
      expect(planNews?.text).toContain('El próximo cobro es el 10 de diciembre de 2026.')
      expect(planNews?.text).not.toContain('No se pudo')
    }
  })

  it('is nothing while all goes its way, in the trial as with a subscription', () => {
    expect(news()).toBeNull()
    expect(news({ ...used, status: 'active' }, running)).toBeNull()
  })

  it('offers the subscription with its price once the free leads are used, and not while a paid month runs', () => {
    const offer = {
      action: 'Suscribirme',
      text: expect.stringContaining('$\u00a020.000 por mes por 2 rubros'),
    }
    expect(news(used)).toMatchObject(offer)
    expect(news({ ...used, status: 'cancelled' }, { subscription })).toMatchObject(offer)
    expect(news({ ...used, status: 'cancelled', paidUntil: until }, running)?.action).not.toBe('Suscribirme')
  })

  it('names what is owed, when it is tried again and until when one goes on', () => {
    const owed = {
      amountArs: 20_000,
      since: until,
      nextRetryAt: '2026-12-12T12:00:00.000Z',
      graceUntil: '2026-12-20T12:00:00.000Z',
      mayBeRetried: true,
    }
    const late = { subscription: { ...subscription, owed }, accessUntil: owed.graceUntil }
    const { title, text } = news({ ...used, status: 'past_due' }, late) ?? {}
    expect(title).toContain('debés $\u00a020.000')
    expect(text).toContain('12 de diciembre de 2026')
    expect(text).toContain('hasta el 20 de diciembre de 2026')
    const suspended = (mayBeRetried: boolean) =>
      news(
        { ...used, status: 'suspended' },
        { subscription: { ...subscription, owed: { ...owed, mayBeRetried } } },
      )
    expect(suspended(true)?.text).toContain('puede volver a intentar el cobro atrasado')
    expect(suspended(false)?.text).not.toContain('volver a intentar')
  })

  it('says until when a cancelled one works, also before the provider has confirmed it', () => {
    const ending = { subscription: { ...subscription, isEnding: true }, accessUntil: until, isOver: true }
    for (const status of ['active', 'cancelled'] as const)
      expect(news({ ...used, status, paidUntil: until }, ending)?.text).toContain('hasta el 10 de diciembre')
  })
})

it.each([
  [1, 'no lo perdés'],
  [2, 'no los perdés'],
])('%i remaining free leads are not lost by subscribing, and the text says so', (freeLeads, text) => {
  expect(headOf(planOf(pageOf({ remainingRequests: freeLeads })), true).text).toContain(text)
})

it('a first charge that was declined names the mail that was given, also where nothing had begun', () => {
  for (const status of ['none', 'cancelled'] as const) {
    const { title, text } = headOf(planOf(pageOf({ status }, { isFirstChargeDeclined: true })), true)
    expect(title).toBe('El primer cobro fue rechazado')
    expect(text).toContain('Pediste la suscripción con paga@example.com')
  }
})

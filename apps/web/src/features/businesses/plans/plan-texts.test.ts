import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { expect, it } from 'vitest'
import { planLine } from './plan-line'
import { planNews } from './plan-texts'

const until = '2026-12-20T15:00:00.000Z'
const plan: OwnPlan = {
  tier: 'premium',
  rubroIds: [1],
  next: null,
  ordered: { tier: 'premium', rubroIds: [1] },
  status: 'active',
  monthlyPriceArs: 25_000,
  prices: { businessBasicPerRubroArs: 10_000, businessPremiumArs: 25_000, businessFeaturedArs: 45_000 },
  nextChargeAt: until,
  paidUntil: until,
  accessUntil: until,
  isRunning: true,
  isPaused: false,
  canCancel: true,
  isInReview: false,
  isFree: false,
  resumed: null,
  announced: null,
  payWay: null,
  asksForPayer: false,
  payerEmail: 'paga@example.com',
  isRefused: false,
}
const titleOf = (changes: Partial<OwnPlan>) =>
  planNews({ plan: { ...plan, ...changes }, status: 'active', pausedAt: null })?.title ?? null

it('nothing is said of a plan that goes its way', () => {
  expect(titleOf({})).toBeNull()
})

it('an ended, paused or waiting plan is shown before all else', () => {
  const next = { tier: 'basic', rubroIds: [1] } as const
  expect(titleOf({ isInReview: true, status: 'past_due' })).toBe('Estamos revisando un cobro')
  expect(titleOf({ status: 'cancelled', next: { ...next, rubroIds: [1] } })).toBe('El plan está cancelado')
  expect(titleOf({ isPaused: true })).toBe('El plan está en pausa')
  expect(titleOf({ status: 'pending', isFree: true })).toBe('Tu página se ve sin un plan pago')
})

it('a change is shown with the day and the amount of the charge that begins it', () => {
  const news = planNews({
    plan: { ...plan, next: { tier: 'featured', rubroIds: [1, 2] }, monthlyPriceArs: 45_000 },
    status: 'active',
    pausedAt: null,
  })
  expect(news?.title).toBe('Cambia el 20 de diciembre de 2026')
  expect(news?.text).toContain('45.000')
  expect(news?.text).toContain('Destacado, con 2 rubros')
})

it('a pause of the charge is shown once the provider has done it', () => {
  const textOf = (changes: Partial<OwnPlan>) =>
    planNews({ plan: { ...plan, ...changes }, status: 'paused', pausedAt: '2026-11-23T15:00:00.000Z' })?.text
  expect(textOf({})).toContain('todavía no lo confirmó')
  expect(textOf({ isPaused: true })).toContain(
    'Mercado Pago no cobra mientras dure. Lo que pagaste vale hasta',
  )
  expect(textOf({ isRunning: false, accessUntil: null, paidUntil: null })).toBe(
    'Desde el 23 de noviembre de 2026 no se ve ni aparece en las búsquedas.',
  )
})

it('a plan that was resumed after its month is not called unpaid', () => {
  const resumption = { chargeAt: until }
  expect(titleOf({ status: 'past_due', resumed: resumption })).toBe('Retomaste tu plan')
  expect(titleOf({ status: 'suspended', accessUntil: null, resumed: resumption })).toMatch(
    /todavía no se ve$/,
  )
  const { text } =
    planNews({
      plan: { ...plan, status: 'past_due', resumed: resumption },
      status: 'past_due',
      pausedAt: null,
    }) ?? {}
  expect(text).toContain('El próximo cobro es el 20 de diciembre de 2026.')
  expect(titleOf({ status: 'past_due' })).toBe('No se pudo cobrar el plan')
})

it('a page that is public without a plan is never called hidden', () => {
  const textsOf = (changes: Partial<OwnPlan>) => {
    const unpaid = { isFree: true, paidUntil: null, accessUntil: null, ...changes }
    return planNews({ plan: { ...plan, ...unpaid }, status: 'active', pausedAt: null })
  }
  expect(textsOf({ status: 'suspended' })).toMatchObject({
    title: 'No se pudo cobrar el plan',
    text: expect.stringContaining('Tu página se sigue viendo'),
  })
  expect(textsOf({ status: 'active' })?.title).toBe('Falta el primer cobro de tu plan')
  for (const status of ['none', 'pending', 'cancelled', 'suspended', 'active'] as const)
    for (const isPaused of [false, true])
      expect(JSON.stringify(textsOf({ status, isPaused }))).not.toMatch(/no se ve/)
})

it('the line of a plan names the price of the next charge, and none once it is cancelled', () => {
  const line = (changes: Partial<OwnPlan>, isCancelled = false) =>
    planLine({ ...plan, ...changes }, { isCancelled })
  expect(line({})).toBe(`Plan Premium, ${formatMoney(25_000)} por mes.`)
  expect(line({ ordered: { tier: 'basic', rubroIds: [1] } })).toBe('Plan Premium.')
  expect(line({ isFree: true })).toBe('Plan Premium, sin cargo por ahora.')
  expect(line({}, true)).toBe('Plan Premium, cancelado.')
})

it('a plan that Mercado Pago refused to charge names the mail that was given, in place of a cancellation by its owner', () => {
  for (const status of ['none', 'cancelled'] as const) {
    const news = planNews({ plan: { ...plan, status, isRefused: true }, status: 'active', pausedAt: null })
    expect(news?.title).toBe('Mercado Pago no pudo cobrar el plan')
    expect(news?.text).toContain('Pediste la suscripción con paga@example.com')
  }
})

it('a plan that waits for its payer says by which account it is authorised', () => {
  const news = planNews({ plan: { ...plan, status: 'pending' }, status: 'active', pausedAt: null })
  expect(news?.text).toContain('con la cuenta de paga@example.com')
})

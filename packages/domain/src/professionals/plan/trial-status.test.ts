import type { TrialStatus } from '@oficio/contracts/professionals/plan/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { caseLink, professionalWith, type SubscriptionCase } from '../../testing/subscription-cases'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTrialStatus } from './get-trial-status'
import { startTrial } from './start-trial'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000)
const fake = () => ctx.payments.subscriptions

interface Case {
  subscription: SubscriptionCase | null
  left: number
  shows: { message?: RegExp } & Partial<Omit<TrialStatus, 'message'>>
}

const matrix: Case[] = [
  {
    subscription: null,
    left: 3,
    shows: { isTrial: true, remainingRequests: 3, totalRequests: 3, status: 'none', message: /quedan 3/ },
  },
  { subscription: null, left: 1, shows: { isTrial: true, trialEndDate: null, message: /queda 1 contacto/ } },
  { subscription: null, left: 5, shows: { isTrial: true, remainingRequests: 5, totalRequests: 5 } },
  {
    subscription: null,
    left: 0,
    shows: {
      isTrial: false,
      remainingRequests: 0,
      status: 'none',
      message: /Suscribite/,
      hasPaymentMethod: false,
      preapprovalUrl: null,
      monthlyPriceArs: 10_000,
      nextChargeAt: null,
      paidUntil: null,
      rubroCount: 1,
    },
  },
  {
    subscription: 'pending',
    left: 2,
    shows: {
      isTrial: true,
      status: 'pending',
      hasPaymentMethod: false,
      preapprovalUrl: caseLink,
      message: /quedan 2/,
    },
  },
  { subscription: 'pending', left: 0, shows: { isTrial: false, status: 'pending', message: /autorices/ } },
  {
    subscription: 'active',
    left: 2,
    shows: {
      isTrial: false,
      remainingRequests: 2,
      status: 'active',
      hasPaymentMethod: true,
      preapprovalUrl: null,
    },
  },
  { subscription: 'active', left: 0, shows: { isTrial: false, status: 'active', message: /activa/ } },
  {
    subscription: 'past_due',
    left: 0,
    shows: {
      status: 'past_due',
      hasPaymentMethod: true,
      preapprovalUrl: caseLink,
      message: /No se pudo cobrar/,
    },
  },
  {
    subscription: 'suspended',
    left: 0,
    shows: { status: 'suspended', preapprovalUrl: caseLink, message: /suspendida/ },
  },
  { subscription: 'suspended', left: 1, shows: { isTrial: true, status: 'suspended', message: /queda 1/ } },
  {
    subscription: 'cancelled',
    left: 0,
    shows: {
      isTrial: false,
      status: 'cancelled',
      hasPaymentMethod: false,
      preapprovalUrl: null,
      nextChargeAt: null,
      message: /hasta que termine el mes pagado/,
    },
  },
  { subscription: 'over', left: 0, shows: { isTrial: false, status: 'cancelled', message: /Suscribite/ } },
  { subscription: 'over', left: 1, shows: { isTrial: true, status: 'cancelled' } },
]

describe('the trial status', () => {
  it.each(matrix)('with $left free leads and the subscription $subscription', async (one) => {
    const { actor } = await professionalWith(ctx, one.left, one.subscription)
    const { message, ...shown } = await getTrialStatus(ctx, actor)
    const { message: said = /./, ...expected } = one.shows
    expect(shown).toMatchObject(expected)
    expect(message).toMatch(said)
  })

  it('tells when the last free lead was used', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    expect((await getTrialStatus(ctx, actor)).trialEndDate).toBe(daysAgo(3).toISOString())
  })

  it('of somebody who comes back from authorising asks the provider', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    await startTrial(ctx, actor, { paymentMethod: 'mercadopago' })
    expect((await getTrialStatus(ctx, actor)).status).toBe('pending')
    fake().authorise(fake().live().id)
    expect(await getTrialStatus(ctx, actor)).toMatchObject({ status: 'active', hasPaymentMethod: true })
  })

  it('tells what is known while the provider does not answer', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    await startTrial(ctx, actor, { paymentMethod: 'mercadopago' })
    fake().failures.push('provider_away')
    expect((await getTrialStatus(ctx, actor)).status).toBe('pending')
  })

  it('is for professionals', async () => {
    const { id } = await buildUser(ctx)
    await expect(getTrialStatus(ctx, account(id, 'user'))).rejects.toMatchObject({ code: 'forbidden' })
  })
})

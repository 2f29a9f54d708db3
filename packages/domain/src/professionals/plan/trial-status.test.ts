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
  freeLeads: number
  shows: { message?: RegExp } & Partial<Omit<TrialStatus, 'message'>>
}

const matrix: Case[] = [
  {
    subscription: null,
    freeLeads: 3,
    shows: { isTrial: true, remainingRequests: 3, totalRequests: 3, status: 'none', message: /quedan 3/ },
  },
  {
    subscription: null,
    freeLeads: 1,
    shows: { isTrial: true, trialEndDate: null, message: /queda 1 contacto/ },
  },
  { subscription: null, freeLeads: 5, shows: { isTrial: true, remainingRequests: 5, totalRequests: 5 } },
  {
    subscription: null,
    freeLeads: 0,
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
    freeLeads: 2,
    shows: {
      isTrial: true,
      status: 'pending',
      hasPaymentMethod: false,
      preapprovalUrl: caseLink,
      message: /quedan 2/,
    },
  },
  {
    subscription: 'pending',
    freeLeads: 0,
    shows: { isTrial: false, status: 'pending', message: /autorices/ },
  },
  {
    subscription: 'active',
    freeLeads: 2,
    shows: {
      isTrial: false,
      remainingRequests: 2,
      status: 'active',
      hasPaymentMethod: true,
      preapprovalUrl: null,
    },
  },
  { subscription: 'active', freeLeads: 0, shows: { isTrial: false, status: 'active', message: /activa/ } },
  {
    subscription: 'past_due',
    freeLeads: 0,
    shows: {
      status: 'past_due',
      hasPaymentMethod: true,
      preapprovalUrl: caseLink,
      message: /No se pudo cobrar/,
    },
  },
  {
    subscription: 'suspended',
    freeLeads: 0,
    shows: { status: 'suspended', preapprovalUrl: caseLink, message: /suspendida/ },
  },
  {
    subscription: 'suspended',
    freeLeads: 1,
    shows: { isTrial: true, status: 'suspended', message: /queda 1/ },
  },
  {
    subscription: 'cancelled',
    freeLeads: 0,
    shows: {
      isTrial: false,
      status: 'cancelled',
      hasPaymentMethod: false,
      preapprovalUrl: null,
      nextChargeAt: null,
      message: /hasta que termine el mes pagado/,
    },
  },
  {
    subscription: 'over',
    freeLeads: 0,
    shows: { isTrial: false, status: 'cancelled', message: /Suscribite/ },
  },
  { subscription: 'over', freeLeads: 1, shows: { isTrial: true, status: 'cancelled' } },
]

describe('the trial status', () => {
  it.each(matrix)(
    'is right with $freeLeads free leads and the subscription $subscription',
    async (trialCase) => {
      const { actor } = await professionalWith(ctx, trialCase.freeLeads, trialCase.subscription)
      const { message, ...status } = await getTrialStatus(ctx, actor)
      const { message: messagePattern = /./, ...expected } = trialCase.shows
      expect(status).toMatchObject(expected)
      expect(message).toMatch(messagePattern)
    },
  )

  it('tells when the last free lead was used', async () => {
    const { actor } = await professionalWith(ctx, 0, null)
    expect((await getTrialStatus(ctx, actor)).trialEndDate).toBe(daysAgo(3).toISOString())
  })

  it('asks the provider for a professional who comes back from authorising', async () => {
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

import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { batchSubscriptionStatus } from '../../professionals/plan/batch-subscription-status'
import { getPlan } from '../../professionals/plan/get-plan'
import { getTrialStatus } from '../../professionals/plan/get-trial-status'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { runDueJobs } from '../../testing/run-jobs'
import { tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createSubscription } from '../order/create-subscription'
import { ageSubscriptions } from './age-subscriptions'

let ctx: TestCtx
let actor: Actor
let professionalId: string
beforeEach(async () => {
  ctx = await createTestContext()
  const professional = await buildProfessional(ctx, { freeLeadsLeft: 0, trialEndedAt: ctx.clock.now() })
  actor = account(professional.userId, 'professional')
  professionalId = professional.id
})

const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000)
const build = (more: Omit<Parameters<typeof buildSubscription>[1], 'professionalId'>) =>
  buildSubscription(ctx, { professionalId, checkoutUrl: 'https://provider.example/p', ...more })
/** A cancelled subscription with some paid days left. */
const paidBefore = () => build({ charges: [{ debitAt: daysAgo(10) }], cancelledAt: daysAgo(2) })
const paidUntil = '2035-04-02T15:00:00.000Z'
const fake = () => ctx.payments.subscriptions

/** Reads the same plan from the page, the status and the batch call, and expects all three to agree. */
async function readViews() {
  const status = await getTrialStatus(ctx, actor)
  const { data } = await batchSubscriptionStatus(ctx, actor, { professionalIds: [professionalId] })
  const page = await getPlan(ctx, actor)
  expect(data[professionalId]).toEqual(status)
  expect(page.status).toEqual(status)
  const { accessUntil, subscription, isRenewalPending } = page
  return {
    ...status,
    accessUntil,
    isRenewalPending,
    payer: subscription?.cancelledAt ? 'cancelled' : subscription && 'live',
  }
}

it('a new one is trusted once the earlier one, which was never paid, is paid late', async () => {
  const earlier = await build({
    charges: [{ debitAt: daysAgo(1), outcome: 'retrying' }],
    cancelledAt: ctx.clock.now(),
  })
  const { id } = await build({ charges: [], authorizedAt: ctx.clock.now(), providerStatus: 'authorized' })
  const statusOf = async () => (await ctx.db.subscription.findUniqueOrThrow({ where: { id } })).status
  await ageSubscriptions(ctx)
  expect(await statusOf()).toBe('suspended')
  await ctx.db.subscription.update({ where: { id: earlier.id }, data: { paidUntil } })
  await ageSubscriptions(ctx)
  expect(await statusOf()).toBe('active')
})

describe('of several subscriptions one standing is shown', () => {
  it('shows the paid, cancelled subscription beside an order without payer', async () => {
    await paidBefore()
    await build({ charges: [] })
    expect(await readViews()).toMatchObject({
      status: 'cancelled',
      paidUntil,
      accessUntil: paidUntil,
      nextChargeAt: null,
      payer: 'cancelled',
      preapprovalUrl: 'https://provider.example/p',
      isRenewalPending: true,
      message: expect.stringMatching(/cancelada y funciona hasta.*Falta que autorices la nueva/),
    })
  })

  it('shows the paid, cancelled subscription beside a failed new one', async () => {
    await paidBefore()
    await build({ charges: [{ debitAt: daysAgo(1), outcome: 'declined' }] })
    expect(await readViews()).toMatchObject({
      status: 'cancelled',
      paidUntil,
      accessUntil: paidUntil,
      nextChargeAt: null,
      isRenewalPending: false,
      message: expect.stringMatching(/cancelada y funciona hasta.*La nueva no se pudo cobrar/),
    })
  })

  it('shows the new subscription in force, and the later end of both', async () => {
    await build({ charges: [{ debitAt: daysAgo(1) }], cancelledAt: daysAgo(1) })
    await build({ charges: [{ debitAt: daysAgo(35) }, { debitAt: daysAgo(4), outcome: 'retrying' }] })
    expect(await readViews()).toMatchObject({
      status: 'past_due',
      payer: 'live',
      paidUntil: '2035-04-11T15:00:00.000Z',
      accessUntil: '2035-04-11T15:00:00.000Z',
      message: expect.stringMatching(/No se pudo cobrar/),
    })
  })

  it.each([
    ['suspended', [50, 20]],
    ['pending', []],
  ] as const)('never calls an order that is %s active, and names no charge', async (status, days) => {
    const [paid, declined] = days
    await build({
      charges:
        paid === undefined
          ? []
          : [{ debitAt: daysAgo(paid) }, { debitAt: daysAgo(declined ?? 0), outcome: 'declined' as const }],
    })
    const views = await readViews()
    expect(views).toMatchObject({ status, nextChargeAt: null, accessUntil: null, isRenewalPending: false })
    expect(views.message).not.toMatch(/está activa/)
  })

  it('shows a subscription with a decided end as cancelled, before the provider knows', async () => {
    const { id } = await build({})
    await ctx.db.subscription.update({ where: { id }, data: { cancelReason: 'payer' } })
    expect(await readViews()).toMatchObject({
      status: 'cancelled',
      nextChargeAt: null,
      message: expect.stringMatching(/cancelada y funciona hasta/),
    })
  })
})

describe('an order that nobody authorised yet', () => {
  const other = async () => (await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })).id
  const addRubro = async () => {
    const rubros = await ctx.db.professionalRubro.findMany({ where: { professionalId } })
    await changeRubros(ctx, actor, { rubroIds: [...rubros.map(({ rubroId }) => rubroId), await other()] })
  }
  const atProvider = () =>
    [...fake().all.values()].map(({ status, amountCentavos }) => [status, amountCentavos])

  it('is ended when rubros change, and subscribing leads to a page of the new amount', async () => {
    await createSubscription(ctx, actor, {})
    await addRubro()
    expect(await getTrialStatus(ctx, actor)).toMatchObject({
      preapprovalUrl: null,
      status: 'none',
      monthlyPriceArs: 20_000,
    })
    await runDueJobs(ctx)
    expect(atProvider()).toEqual([['cancelled', 1_000_000]])
    await createSubscription(ctx, actor, { monthlyPriceArs: 20_000 })
    expect(atProvider()).toEqual([
      ['cancelled', 1_000_000],
      ['pending', 2_000_000],
    ])
  })

  it('is ended before a new one is made also when its job has not run yet', async () => {
    await createSubscription(ctx, actor, {})
    await addRubro()
    const { redirectUrl } = await createSubscription(ctx, actor, {})
    expect(redirectUrl).toBe(fake().live().url)
    expect(fake().live().amountCentavos).toBe(2_000_000)
    expect(atProvider()[0]?.[0]).toBe('cancelled')
  })

  it('is ended when the price changes, and its link is shown to nobody meanwhile', async () => {
    await createSubscription(ctx, actor, {})
    ctx.settings.set('monthlyPricePerRubroArs', 12_000)
    expect((await getTrialStatus(ctx, actor)).preapprovalUrl).toBeNull()
    await tick(ctx)
    expect(atProvider()).toEqual([['cancelled', 1_000_000]])
    expect(await readViews()).toMatchObject({ status: 'none', monthlyPriceArs: 12_000 })
  })
})

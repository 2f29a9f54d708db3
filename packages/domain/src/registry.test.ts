import { beforeEach, expect, it } from 'vitest'
import { type Actor, account, requireAccount } from './kernel/actor'
import { isPayerOf } from './payments/checkout/is-payer-of'
import { insertIntent, openCheckout } from './payments/checkout/open-checkout'
import { viewPayment } from './payments/checkout/view-payment'
import { fetchPayment } from './payments/ledger/fetch-payment'
import type { PaymentKindDefinition } from './payments/payment-kind'
import { registry } from './registry'
import { createSubscription } from './subscriptions/order/create-subscription'
import { fetchSubscription } from './subscriptions/provider-sync/fetch-subscription'
import { subjectStanding } from './subscriptions/standing/subject-standing'
import type { SubscriptionKindDefinition } from './subscriptions/subscription-kind'
import { buildUser } from './testing/builders/build-user'
import { runDueJobs } from './testing/run-jobs'
import { createTestContext, type TestCtx } from './testing/test-context'

const shopId = '00000000-0000-7000-8000-00000000feed'
let granted: string[]

/** What a noun of its own would define: a banner that is shown while it is paid for. */
const bannerKind: PaymentKindDefinition = {
  kind: 'banner',
  title: 'Banner de un mes',
  grant: async (_ctx, { subjectId }) => {
    granted.push(subjectId)
    return null
  },
  takeBack: async (_ctx, { subjectId }) => {
    granted = granted.filter((id) => id !== subjectId)
  },
  isMeant: () => false,
  start: () => Promise.reject(new Error('begun by a call of its own')),
  isOwnerOf: async () => false,
  viewSubject: async () => ({ requestId: null, trackingUrl: null, filed: null }),
  says: () => ({ done: 'Tu banner ya se muestra.', next: 'tu banner se muestra', link: null }),
  isUsed: () => true,
  returnedTo: async () => null,
  nextAfterReturn: async (ctx) => ({ leadsTo: 'portal', url: ctx.site.origin }),
}

/** A shop that pays by the month for its two windows. */
const shopSubscription: SubscriptionKindDefinition = {
  subjectType: 'shop',
  unitPriceSetting: 'monthlyPricePerRubroArs',
  findOwn: async (_tx, actor) => ({
    subjectId: shopId,
    userId: requireAccount(actor).userId,
    email: 'duenia@example.com',
  }),
  lockSubscribable: async () => undefined,
  taxIdOf: async () => null,
  unitsOf: async () => 2,
  titleOf: () => 'Plan de local',
  unitsText: (units) => `${units} vidrieras`,
  managePath: '/business/plan',
}

let ctx: TestCtx
let actor: Actor
beforeEach(async () => {
  granted = []
  ctx = await createTestContext()
  ctx.registry = {
    ...registry,
    paymentKinds: [...registry.paymentKinds, bannerKind],
    subscriptionKinds: [...registry.subscriptionKinds, shopSubscription],
  }
  actor = account((await buildUser(ctx)).id, 'user')
})

it('a kind of payment is a definition and a line: it is paid, granted, shown and taken back like any other', async () => {
  const intent = await ctx.transaction((ctx) =>
    insertIntent(ctx, actor, {
      kind: 'banner',
      subject: { type: 'banner', id: shopId },
      amountCentavos: 500_000,
      payerEmail: 'duenia@example.com',
      returnPath: '/',
      expiresAt: new Date(ctx.clock.now().getTime() + 3_600_000),
    }),
  )
  await openCheckout(ctx, intent)
  expect(ctx.payments.checkouts[0]).toMatchObject({
    kind: 'banner',
    title: expect.stringContaining('Banner'),
  })
  const paymentId = ctx.payments.pay(intent.id)
  await fetchPayment(ctx, paymentId, 'notification')
  expect(granted).toEqual([shopId])
  expect(await isPayerOf(ctx, actor, intent)).toBe(true)
  const view = await viewPayment(ctx, actor, intent.id)
  expect(view).toMatchObject({ state: 'done', description: 'Banner de un mes' })
  expect(view.says.done).toBe('Tu banner ya se muestra.')
  ctx.payments.change(paymentId, { status: 'charged_back' })
  await fetchPayment(ctx, paymentId, 'notification')
  expect(granted).toEqual([])
})

it('a kind of subscription is a definition and a line: it is created, authorised and stands by its own units', async () => {
  await createSubscription(ctx, actor, { subjectType: 'shop' })
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectType: 'shop' } })
  expect(row).toMatchObject({ subjectId: shopId, units: 2, payerEmail: 'duenia@example.com' })
  expect(row.amountCentavos).toBe(row.unitPriceCentavos * 2)
  ctx.payments.subscriptions.authorise(row.providerId ?? '')
  await fetchSubscription(ctx, { id: row.id })
  await runDueJobs(ctx)
  const standing = await subjectStanding(ctx.db, row, ctx.clock.now())
  expect(standing).toMatchObject({ status: 'active', hasAccess: true })
})

it('a kind that no noun defines takes no money unnoticed', async () => {
  ctx.registry = { ...ctx.registry, paymentKinds: registry.paymentKinds }
  const data = { kind: 'banner', subjectType: 'banner', subjectId: shopId }
  const row = { ...data, userId: null, deviceHash: null }
  await expect(isPayerOf(ctx, account('00000000-0000-7000-8000-00000000abcd', 'user'), row)).rejects.toThrow(
    'banner',
  )
})

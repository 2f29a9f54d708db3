import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { isAnnounced, settingKeys } from '@oficio/contracts/settings/settings'
import type { PaymentIntent } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import { beforeEach, expect, it } from 'vitest'
import { type Actor, account } from '../kernel/actor'
import { registry } from '../registry'
import { buildIntent } from '../testing/builders/build-payment'
import { buildUser } from '../testing/builders/build-user'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { createPayment } from './checkout/create-payment'
import { forgetPayers } from './checkout/forget-payers'
import { isPayerOf } from './checkout/is-payer-of'
import { startCheckout } from './checkout/start-checkout'
import { viewPayment } from './checkout/view-payment'
import { fetchPayment } from './ledger/fetch-payment'
import { requestRefund } from './ledger/request-refund'
import type { PaymentKindDefinition } from './payment-kind'
import { forgetReturnMails } from './refunds/forget-return-mails'

// The definition of a made-up kind of payment: one object, and one line in the registry.
const bannerId = '00000000-0000-7000-8000-00000000ad00'
let shownShops: Set<string>

/** A banner that is shown while it is paid; its mails go to the shop's address. */
const bannerKind: PaymentKindDefinition<'banner_refused'> = {
  kind: 'banner',
  title: 'Banner de un mes',
  priceArs: async () => 5_000,
  async grant(_ctx, { subjectId }) {
    shownShops.add(subjectId)
    return null
  },
  async takeBack(_ctx, { subjectId }) {
    shownShops.delete(subjectId)
  },
  start: (ctx, actor, { amount, subjectId }) =>
    subjectId === undefined
      ? null
      : startCheckout(ctx, actor, {
          kind: 'banner',
          amount,
          order: async (ctx) => ({
            subject: { type: 'banner', id: subjectId },
            payerEmail: 'caja@example.com',
            returnPath: '/business/banners',
            expiresAt: addHours(ctx.clock.now(), 1),
          }),
        }),
  isOwnerOf: async (_ctx, actor, { subjectId }) => subjectId === bannerId && actor.kind === 'account',
  view: async (_ctx, _actor, { subjectId }) => ({
    says: {
      done: 'Tu banner ya se muestra.',
      over: null,
      next: 'tu banner se muestra',
      link: { text: 'Ver mi banner', path: `/business/banners/${subjectId}` },
      startPath: '/business/banners',
    },
    subject: { bannerId: subjectId, isShown: shownShops.has(subjectId) },
    isUsed: true,
  }),
  returnReasons: {
    banner_refused: {
      text: 'No aceptamos la imagen de tu banner.',
      adminText: 'La imagen no se aceptó',
    },
  },
  returnedTo: async (_ctx, { subjectId }) => ({
    email: 'duenia@example.com',
    refs: { bannerId: subjectId },
  }),
  payerErasedBy: 'ledger',
  nextAfterReturn: async (ctx, { subjectId }) => ({
    text: 'Cambiar mi banner',
    url: new URL(`/business/banners/${subjectId}`, ctx.site.origin).toString(),
  }),
}

let ctx: TestCtx
let actor: Actor
beforeEach(async () => {
  shownShops = new Set()
  ctx = await createTestContext()
  ctx.registry = {
    ...registry,
    paymentKinds: [...registry.paymentKinds, bannerKind],
  }
  actor = account((await buildUser(ctx)).id, 'user')
})

const sentMails = () => ctx.mailer.sentMails.map(({ to, content }) => ({ to, ...content }))
const giveBack = (paymentId: string, reason: string) =>
  ctx.transaction(async (ctx) => {
    const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
    await requestRefund(ctx, { paymentId: id, reason })
  })

/** Starts the payment of a banner by the generic API call. */
async function startBanner(): Promise<string> {
  const metadata = { type: 'banner', subjectId: bannerId }
  const input = createPaymentEndpoint.body.parse({ amount: 5_000, metadata })
  return (await createPayment(ctx, actor, input)).id
}

async function payBanner(): Promise<{ intent: PaymentIntent; paymentId: string }> {
  const id = await startBanner()
  const paymentId = ctx.payments.pay(id)
  await fetchPayment(ctx, paymentId, 'notification')
  return { intent: await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id } }), paymentId }
}

it('a kind of payment is a definition and a line: it is started at its price, paid, granted and shown', async () => {
  const { intent } = await payBanner()
  expect(ctx.payments.checkouts[0]).toMatchObject({
    kind: 'banner',
    title: expect.stringContaining('Banner de un mes'),
    amountCentavos: 500_000,
  })
  expect([...shownShops]).toEqual([bannerId])
  const partner = account((await buildUser(ctx)).id, 'user')
  expect(await isPayerOf(ctx, partner, intent)).toBe(true)
  expect(await viewPayment(ctx, partner, intent.id)).toMatchObject({
    state: 'done',
    description: 'Banner de un mes',
    says: {
      done: 'Tu banner ya se muestra.',
      link: { text: 'Ver mi banner', path: `/business/banners/${bannerId}` },
      startPath: '/business/banners',
    },
    subject: { bannerId, isShown: true },
  })
})

it('has one page per subject, also for two clicks, and none while money for it is in hand', async () => {
  const [first, second] = await Promise.all([startBanner(), startBanner()])
  expect(second).toBe(first)
  expect(await startBanner()).toBe(first)
  await fetchPayment(ctx, ctx.payments.pay(first, { amountCentavos: 777 }), 'notification')
  await expect(startBanner()).rejects.toMatchObject({ code: 'payment_held' })
})

it('is refunded for its own reason, and notifies the address that it returns, in its words', async () => {
  const { intent, paymentId } = await payBanner()
  await giveBack(paymentId, 'banner_refused')
  await runDueJobs(ctx)
  await fetchPayment(ctx, paymentId, 'notification')
  expect([...shownShops]).toEqual([])
  const reason = 'No aceptamos la imagen de tu banner.'
  expect(await viewPayment(ctx, actor, intent.id)).toMatchObject({
    state: 'returned',
    refundState: 'done',
    refundText: reason,
    subject: { isShown: false },
  })
  expect(sentMails()).toMatchObject([
    {
      to: 'duenia@example.com',
      template: 'payment-returned',
      props: {
        description: 'Banner de un mes',
        amountArs: 5_000,
        reason,
        next: { text: 'Cambiar mi banner', url: expect.stringContaining(`/business/banners/${bannerId}`) },
      },
    },
  ])
  expect((await ctx.db.mail.findFirstOrThrow()).refs).toMatchObject({ bannerId })
})

it('forgets its payer in time by its own rule, and the address of sent mails', async () => {
  const { intent, paymentId } = await payBanner()
  await giveBack(paymentId, 'banner_refused')
  await runDueJobs(ctx)
  const ofNoun = await buildIntent(ctx, { kind: 'urgency_fee', status: 'expired' })
  const forget = async () => {
    await forgetPayers(ctx)
    await forgetReturnMails(ctx)
  }
  const keeps = { payerEmail: expect.any(String) }
  ctx.clock.advance({ days: 89 })
  await forget()
  const where = { id: intent.id }
  expect(await ctx.db.paymentIntent.findUniqueOrThrow({ where })).toMatchObject(keeps)
  expect((await ctx.db.mail.findFirstOrThrow()).to).toBe('duenia@example.com')
  ctx.clock.advance({ days: 2 })
  await forget()
  expect(await ctx.db.paymentIntent.findUniqueOrThrow({ where })).toMatchObject({
    payerEmail: null,
    deviceHash: null,
    userId: intent.userId,
  })
  expect((await ctx.db.mail.findFirstOrThrow()).to).toBe('')
  expect(await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: ofNoun.id } })).toMatchObject(keeps)
})

it('money does not go back for a reason that nobody has words for', async () => {
  const { paymentId } = await payBanner()
  await expect(giveBack(paymentId, 'not_answered')).rejects.toThrow('not_answered')
})

it('a kind that no noun defines takes no money unnoticed', async () => {
  ctx.registry = { ...ctx.registry, paymentKinds: registry.paymentKinds }
  const data = { kind: 'banner', subjectType: 'banner', subjectId: bannerId }
  const row = { ...data, userId: null, deviceHash: null }
  await expect(isPayerOf(ctx, account('00000000-0000-7000-8000-00000000abcd', 'user'), row)).rejects.toThrow(
    'banner',
  )
})

it('the panel says of the prices of every kind of subscription, and of nothing else, that a rise is announced', () => {
  const prices = registry.subscriptionKinds.flatMap(({ priceSettings = [] }) => priceSettings)
  expect(settingKeys.filter(isAnnounced).toSorted()).toEqual(prices.toSorted())
})

import { isAllowed } from '@oficio/contracts/access'
import type { Endpoint, InputOf } from '@oficio/contracts/endpoint'
import {
  cancelSubscriptionEndpoint,
  createSubscriptionEndpoint,
  getSubscriptionStatusEndpoint,
  reactivateSubscriptionEndpoint,
} from '@oficio/contracts/subscriptions/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { getAdminSubscription } from '../admin/payments/get-admin-subscription'
import { listPayments } from '../admin/payments/list-payments'
import { sumDays } from '../admin/payments/sum-days'
import { type Actor, account, requireAccount } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import { fetchPayment } from '../payments/ledger/fetch-payment'
import { requestRefund } from '../payments/ledger/request-refund'
import { registry } from '../registry'
import { buildUser } from '../testing/builders/build-user'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { cancelSubscription } from './order/cancel-subscription'
import { createSubscription } from './order/create-subscription'
import { getSubscriptionStatus } from './order/get-subscription-status'
import { reactivateSubscription } from './order/reactivate-subscription'
import { fetchSubscription } from './provider-sync/fetch-subscription'
import { subjectStanding } from './standing/subject-standing'
import type { SubscriptionKindDefinition, SubscriptionWords } from './subscription-kind'

// The definition of a made-up kind of subscription: one object, and one line in the registry.
const shopId = '00000000-0000-7000-8000-00000000feed'

const shopWords: SubscriptionWords = {
  notices: { active: 'Tus vidrieras se ven.', failing: 'Revisá el pago.', suspended: 'No se ven.' },
  mails: {
    active: { preview: 'Ya se ven.', text: 'Desde ahora se ven tus vidrieras.' },
    failing: { preview: 'No se ven.', text: 'Hasta que se cobre no se ven.' },
    suspended: {
      preview: 'No se ven.',
      whatStays: 'Quedan guardadas.',
      stillAllowed: 'se ven',
      toSee: 'verlas',
    },
  },
}

/** A shop that pays monthly for its two windows. */
const shopSubscription: SubscriptionKindDefinition = {
  subjectType: 'shop',
  unitPriceArs: async () => 7_500,
  findOwn: async (_tx, actor) => ({
    subjectId: shopId,
    userId: requireAccount(actor).userId,
    email: 'duenia@example.com',
    refusal: null,
  }),
  lockSubscribable: async () => undefined,
  taxIdOf: async () => null,
  goneSince: async () => null,
  unitsOf: async () => 2,
  titleOf: () => 'Plan de local',
  chargeTitle: 'Un mes de tu local',
  historyTitle: 'Tu local',
  // The audit log knows no shops, so the test uses the subject type of lists.
  auditSubject: (id) => auditSubject('list', id),
  wordsOf: async () => shopWords,
  unitsText: (units) => `${units} vidrieras`,
  managePath: '/business/plan',
  homeLink: { text: 'Ir a mi local', path: '/business' },
}

let ctx: TestCtx
let actor: Actor
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.registry = { ...registry, subscriptionKinds: [...registry.subscriptionKinds, shopSubscription] }
  actor = account((await buildUser(ctx)).id, 'user')
})

const mailOf = (template: string) => {
  const { to, content } = ctx.mailer.sentMails.find((mail) => mail.content.template === template) ?? {}
  return { to, props: content?.props }
}

/** Calls an endpoint as the shop's owner: checks access, parses the input and parses the answer by its contract. */
async function call<E extends Endpoint>(
  endpoint: E,
  answer: (ctx: TestCtx, actor: Actor, input: InputOf<E>) => Promise<unknown>,
): Promise<unknown> {
  expect(isAllowed(endpoint.access, 'user')).toBe(true)
  const mailData = { subjectType: 'shop' }
  const parsed = { ...Object(endpoint.query.parse(mailData)), ...Object(endpoint.body.parse(mailData)) }
  // Parsed by the schemas that the type is derived from.
  return endpoint.response.parse(await answer(ctx, actor, parsed as InputOf<E>))
}

/** Subscribes the shop and makes its first charge. */
async function subscribeShop() {
  expect(await call(createSubscriptionEndpoint, createSubscription)).toMatchObject({ requiresRedirect: true })
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectType: 'shop' } })
  const provider = ctx.payments.subscriptions
  provider.authorise(row.providerId ?? '')
  const chargeId = provider.charge(row.providerId ?? '', 'approved')
  await fetchSubscription(ctx, { id: row.id })
  return { row, paymentId: provider.paymentOf(chargeId) }
}

it('a kind of subscription is a definition and a line: it stands by its own units and price, and leads to its pages', async () => {
  const { row } = await subscribeShop()
  expect(row).toMatchObject({
    subjectId: shopId,
    units: 2,
    payerEmail: 'duenia@example.com',
    unitPriceCentavos: 750_000,
    amountCentavos: 1_500_000,
  })
  await runDueJobs(ctx)
  const standing = await subjectStanding(ctx.db, row, ctx.clock.now())
  expect(standing).toMatchObject({ status: 'active', hasAccess: true })
  const { href: manageUrl } = new URL('/business/plan', ctx.site.origin)
  const props = { unitsText: '2 vidrieras', words: shopWords.mails.active, manageUrl }
  expect(mailOf('subscription-active')).toMatchObject({ props })
  expect(await ctx.db.notice.findFirstOrThrow({ where: { type: 'subscription-active' } })).toMatchObject({
    href: '/business/plan',
    body: 'Tus vidrieras se ven.',
  })
})

it('orders, reads, restores and cancels it by API calls, for its owner', async () => {
  await subscribeShop()
  const status = () => call(getSubscriptionStatusEndpoint, getSubscriptionStatus)
  expect(await status()).toMatchObject({ status: 'active', message: 'Activa', monthlyPriceArs: 15_000 })
  await expect(call(reactivateSubscriptionEndpoint, reactivateSubscription)).rejects.toMatchObject({
    code: 'already_subscribed',
  })
  expect(await call(cancelSubscriptionEndpoint, cancelSubscription)).toMatchObject({ status: 'cancelled' })
  expect(await status()).toMatchObject({ status: 'cancelled', hasPaymentMethod: false, nextChargeAt: null })
})

it('refuses a caller without a subscription of that kind', async () => {
  for (const subjectType of [undefined, 'professional'])
    for (const answer of [createSubscription, cancelSubscription, getSubscriptionStatus])
      await expect(answer(ctx, actor, { subjectType })).rejects.toMatchObject({ code: 'forbidden' })
})

it('names the kinds of subscription to a caller who names an unknown one', async () => {
  for (const answer of [createSubscription, cancelSubscription, getSubscriptionStatus])
    await expect(answer(ctx, actor, { subjectType: 'boat' })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { subjectType: expect.stringContaining('professional') },
    })
})

it('the panel calls it by its own name, and shows what was decided about its subject', async () => {
  const { row } = await subscribeShop()
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      adminId: null,
      action: 'list-exported',
      subject: auditSubject('list', shopId),
      data: {},
    }),
  )
  const kindText = 'Un mes de tu local'
  for (const tab of ['payments', 'subscriptions'] as const)
    expect((await listPayments(ctx, admin, { tab, sort: 'newest' })).rows).toMatchObject([{ kindText }])
  expect(await sumDays(ctx, admin)).toMatchObject([{ kindText }])
  expect(await getAdminSubscription(ctx, admin, row)).toMatchObject({
    kindText,
    audit: [{ action: 'list-exported' }],
  })
})

it('suspends it when a month is refunded, and notifies the payer in its words', async () => {
  const { row, paymentId } = await subscribeShop()
  await ctx.transaction(async (ctx) => {
    const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
    await requestRefund(ctx, { paymentId: id, reason: 'admin' })
  })
  await runDueJobs(ctx)
  await fetchPayment(ctx, paymentId, 'notification')
  await runDueJobs(ctx)
  expect(await subjectStanding(ctx.db, row, ctx.clock.now())).toMatchObject({ hasAccess: false })
  expect(mailOf('payment-returned')).toMatchObject({
    to: 'duenia@example.com',
    props: {
      description: 'Un mes de tu local',
      next: { text: 'Ir a mi local', url: new URL('/business', ctx.site.origin).href },
    },
  })
})

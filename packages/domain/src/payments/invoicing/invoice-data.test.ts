import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { addDays, subDays } from '../../kernel/time/days'
import { createSettings } from '../../settings/read-settings'
import { buildIntent } from '../../testing/builders/build-payment'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fetchPayment } from '../ledger/fetch-payment'
import { dropInvoiceData } from './drop-invoice-data'
import { forgetInvoiceData } from './forget-invoice-data'
import { getInvoiceData } from './get-invoice-data'
import { saveInvoiceData } from './save-invoice-data'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.settings.set('issuesInvoices', 1)
})

const company = {
  name: 'Obras del Sur S.A.',
  vatCondition: 'registered',
  documentKind: 'cuit',
  document: '30-50001091-2',
} as const
const person = {
  name: 'Ana Gómez',
  vatCondition: 'final_consumer',
  documentKind: 'dni',
  document: '30.123.456',
} as const

/** Starts and makes a payment with an account; returns the id of the stored payment. */
async function pay(userId: string): Promise<string> {
  const intent = await buildIntent(ctx, { userId })
  const id = ctx.payments.pay(intent.id)
  await fetchPayment(ctx, id, 'notification')
  return (await ctx.db.payment.findFirstOrThrow({ where: { providerId: id } })).id
}
const dataOf = (paymentId: string) => ctx.db.paymentInvoiceData.findUniqueOrThrow({ where: { paymentId } })

it('a payment keeps what its payer named and how much VAT was in the price, whatever changes later', async () => {
  const user = await buildUser(ctx)
  const actor = account(user.id, 'user')
  ctx.settings.set('vatPercent', 21)
  await saveInvoiceData(ctx, actor, company)
  const paymentId = await pay(user.id)
  ctx.settings.set('vatPercent', 10.5)
  await saveInvoiceData(ctx, actor, person)
  expect(await dataOf(paymentId)).toMatchObject({
    name: company.name,
    document: '30500010912',
    vatPercent: 21,
  })
  await dropInvoiceData(ctx, actor)
  expect(await getInvoiceData(ctx, actor)).toEqual({ isIssued: true, data: null })
  expect(await dataOf(paymentId)).toMatchObject({ name: company.name })
})

it('the VAT is the one of when a payment was approved, also where the site hears of it after a change', async () => {
  const { id: userId } = await buildUser(ctx)
  const approvedAt = ctx.clock.now()
  const change = (value: number, validFrom: Date) =>
    ctx.db.setting.create({ data: { key: 'vatPercent', value, validFrom, createdAt: approvedAt } })
  await change(21, subDays(approvedAt, 1))
  await change(10.5, addDays(approvedAt, 1))
  ctx.settings = Object.assign(createSettings(ctx.db, ctx.clock), { set: ctx.settings.set })
  const intent = await buildIntent(ctx, { userId })
  const providerId = ctx.payments.pay(intent.id)
  ctx.clock.advance({ days: 2 })
  await fetchPayment(ctx, providerId, 'reconciliation')
  const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId } })
  expect(await dataOf(id)).toMatchObject({ vatPercent: 21 })
  expect(await dataOf(await pay(userId))).toMatchObject({ vatPercent: 10.5 })
})

it('adds invoice data saved after paying to the payments of that month, and not to earlier ones', async () => {
  const user = await buildUser(ctx)
  ctx.clock.set(new Date('2035-03-31T18:00:00.000Z'))
  const earlier = await pay(user.id)
  ctx.clock.set(new Date('2035-04-01T18:00:00.000Z'))
  const now = await pay(user.id)
  const otherIntent = await pay((await buildUser(ctx)).id)
  await saveInvoiceData(ctx, account(user.id, 'user'), person)
  const documents = await Promise.all(
    [earlier, now, otherIntent].map(async (id) => (await dataOf(id)).document),
  )
  expect(documents).toEqual([null, '30123456', null])
})

it('nothing is asked of a payer while the operator issues no invoices', async () => {
  ctx.settings.set('issuesInvoices', 0)
  const user = await buildUser(ctx)
  await expect(saveInvoiceData(ctx, account(user.id, 'user'), person)).rejects.toMatchObject({
    code: 'invoices_not_issued',
  })
})

it('ten years after a payment nobody is named by it any more', async () => {
  const user = await buildUser(ctx)
  await saveInvoiceData(ctx, account(user.id, 'user'), person)
  const paymentId = await pay(user.id)
  ctx.clock.set(addDays(ctx.clock.now(), 3640))
  await forgetInvoiceData(ctx)
  expect(await dataOf(paymentId)).toMatchObject({ document: '30123456' })
  ctx.clock.set(addDays(ctx.clock.now(), 15))
  await forgetInvoiceData(ctx)
  expect(await dataOf(paymentId)).toMatchObject({ userId: null, name: null, document: null })
})

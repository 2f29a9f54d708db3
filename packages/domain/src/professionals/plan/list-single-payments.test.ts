import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { getReceipt } from '../../subscriptions/charges/get-receipt'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { buildVerification } from '../../testing/builders/build-verification'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listSinglePayments } from './list-single-payments'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function buildPayer() {
  const { id: professionalId, userId } = await buildProfessional(ctx)
  const { id } = await buildVerification(ctx, { professionalId })
  return { professionalId, actor: account(userId, 'professional'), intentId: id }
}

it('single payments are listed with their receipts, for their payer and for an admin', async () => {
  const { professionalId, actor, intentId } = await buildPayer()
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  const paymentLists = [
    await listSinglePayments(ctx, actor),
    await listSinglePayments(ctx, admin, { professionalId }),
  ]
  for (const payments of paymentLists)
    expect(payments).toMatchObject([{ id: intentId, kind: 'verification', amountArs: 1, state: 'done' }])
  for (const reader of [actor, admin])
    expect(await getReceipt(ctx, reader, { id: intentId })).toMatchObject({
      number: paymentLists[0]?.[0]?.paymentId,
      amountArs: 1,
      period: null,
      isGivenBack: false,
    })
})

it('a page that nobody paid at is not listed and has no receipt', async () => {
  const { actor, intentId } = await buildPayer()
  const paid = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  const id = ctx.ids.next()
  await ctx.db.paymentIntent.create({
    data: { ...paid, id, checkoutId: null, status: 'open', effectPaymentId: null },
  })
  expect((await listSinglePayments(ctx, actor)).map((payment) => payment.id)).toEqual([intentId])
  await expect(getReceipt(ctx, actor, { id })).rejects.toMatchObject({ code: 'not_found' })
})

it('single payments of others are hidden', async () => {
  const { professionalId, intentId } = await buildPayer()
  const stranger = (await buildPayer()).actor
  await expect(getReceipt(ctx, stranger, { id: intentId })).rejects.toMatchObject({ code: 'not_found' })
  await expect(listSinglePayments(ctx, stranger, { professionalId })).rejects.toMatchObject({
    code: 'not_found',
  })
})

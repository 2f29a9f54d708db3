import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { createPayment } from '../../payments/checkout/create-payment'
import { forgetPayers } from '../../payments/checkout/forget-payers'
import { getPayment } from '../../payments/checkout/get-payment'
import { verifyReturn } from '../../payments/checkout/verify-return'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const input = createPaymentEndpoint.body.parse({ metadata: { type: 'verification' } })
const newcomer = async () => {
  const professional = await buildProfessional(ctx, { status: 'pending_payment' })
  return { ...professional, actor: account(professional.userId, 'professional') }
}
const statusOf = async (id: string) => (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).status

describe('the verification charge', () => {
  it('is one peso, paid once, and hands the account to the team', async () => {
    const { id, actor } = await newcomer()
    const answers = await Promise.all([1, 2, 3].map(() => createPayment(ctx, actor, input)))
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect(ctx.payments.checkouts[0]).toMatchObject({ amountCentavos: 100, kind: 'verification' })
    const paymentId = ctx.payments.pay(answers[0]?.id ?? '')
    await Promise.all([1, 2].map(() => fetchPayment(ctx, paymentId, 'notification')))
    expect(await statusOf(id)).toBe('pending_approval')
    await expect(createPayment(ctx, actor, input)).rejects.toEqual(fails('nothing_to_pay'))
  })

  it('says what became of the account since, and not what was true when it was paid', async () => {
    const { id, actor } = await newcomer()
    const intent = await createPayment(ctx, actor, input)
    await fetchPayment(ctx, ctx.payments.pay(intent.id), 'notification')
    const done = async () => (await getPayment(ctx, actor, { id: intent.id })).says.done
    expect(await done()).toContain('revisa tu cuenta')
    for (const [status, text] of [
      ['approved', 'aprobada: ya podés'],
      ['rejected', 'qué corregir'],
      ['suspended', 'suspendida'],
    ] as const) {
      await ctx.db.professional.update({ where: { id }, data: { status } })
      expect(await done()).toContain(text)
    }
  })

  it('changes nothing while it is pending or declined, and tells its payer so', async () => {
    const { id, actor } = await newcomer()
    const intent = await createPayment(ctx, actor, input)
    const declined = ctx.payments.pay(intent.id, {
      status: 'rejected',
      statusDetail: 'insufficient_funds',
    })
    const checkout = ctx.payments.checkouts[0]?.id ?? ''
    const { payment } = await verifyReturn(ctx, actor, { payment_id: declined, preference_id: checkout })
    expect(payment).toMatchObject({ outcome: 'failure', statusText: expect.stringContaining('saldo') })
    const pending = ctx.payments.pay(intent.id, { status: 'in_review' })
    expect(await verifyReturn(ctx, actor, { payment_id: pending })).toMatchObject({
      payment: { outcome: 'pending' },
    })
    expect(await statusOf(id)).toBe('pending_payment')
  })

  it('is found by the payment page alone, and by neither id not at all', async () => {
    const { actor } = await newcomer()
    const intent = await createPayment(ctx, actor, input)
    const checkout = ctx.payments.checkouts[0]?.id ?? ''
    const back = { payment_id: 'null', preference_id: checkout }
    expect(await verifyReturn(ctx, actor, back)).toMatchObject({ payment: { id: intent.id, outcome: null } })
    await expect(verifyReturn(ctx, visitor(), back)).rejects.toEqual(fails('payment_not_found'))
    await expect(verifyReturn(ctx, actor, { payment_id: 'null' })).rejects.toEqual(fails('payment_not_found'))
  })

  it('is asked of professionals who wait for it only', async () => {
    const user = await buildUser(ctx)
    await expect(createPayment(ctx, account(user.id, 'user'), input)).rejects.toEqual(fails('forbidden'))
    await expect(createPayment(ctx, visitor(), input)).rejects.toEqual(fails('unauthenticated'))
    const approved = await buildProfessional(ctx)
    await expect(createPayment(ctx, account(approved.userId, 'professional'), input)).rejects.toEqual(
      fails('nothing_to_pay'),
    )
  })

  it('keeps the mail of its payer no longer than need be, and tells a late return at the address of now', async () => {
    const { userId, actor } = await newcomer()
    const intent = await createPayment(ctx, actor, input)
    const paymentId = ctx.payments.pay(intent.id)
    await fetchPayment(ctx, paymentId, 'notification')
    ctx.clock.advance({ days: (await ctx.settings.get('anonymiseAfterDays')) + 1 })
    await forgetPayers(ctx)
    expect(await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intent.id } })).toMatchObject({
      payerEmail: null,
      deviceHash: null,
      userId,
    })
    await ctx.db.user.update({ where: { id: userId }, data: { email: 'de.ahora@example.com' } })
    await ctx.transaction(async (ctx) => {
      const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
      await requestRefund(ctx, { paymentId: id, reason: 'admin' })
    })
    await runDueJobs(ctx)
    const ofReturn = ctx.mailer.sentMails.filter(({ content }) => content.template === 'payment-returned')
    expect(ofReturn.map(({ to }) => to)).toEqual(['de.ahora@example.com'])
  })
})

import type { MercadoPago } from './mercado-pago'
import type { FormText } from './request-form'
import type { World } from './world'

/** Reads what database and provider store about a client who pays for urgency once. */
export function ledgerOf({ ctx }: World, mercadoPago: MercadoPago, { email }: FormText) {
  /** Returns the payment intent. Throws unless there is exactly one. */
  const intent = async () => {
    const [intent, ...otherIntents] = await ctx.db.paymentIntent.findMany({ where: { payerEmail: email } })
    if (!intent || otherIntents.length > 0)
      throw new Error(`${email} was to pay ${otherIntents.length + 1} times`)
    return intent
  }
  return {
    intent,
    requests: () => ctx.db.serviceRequest.findMany({ where: { email } }),
    /** Returns the provider's payments with their refunds, oldest first. */
    payments: async () => mercadoPago.paymentsOf((await intent()).id),
    /** Decides about the payment in review. */
    decide: async (status: 'approved' | 'rejected') => {
      const payments = await mercadoPago.paymentsOf((await intent()).id)
      const paymentInReview = payments.find((payment) => payment.status === 'in_process')
      if (!paymentInReview) throw new Error(`nothing of ${email} is in review`)
      await mercadoPago.decide(String(paymentInReview.id), status)
    },
    /** Moves the expiry of the payment page into the past, because the provider's own page follows the real clock. */
    endPage: async () => {
      const expiresAt = new Date(Date.now() - 10 * 60_000)
      await ctx.db.paymentIntent.update({ where: { id: (await intent()).id }, data: { expiresAt } })
    },
  }
}

import type { PaymentRules } from '../../payments/payment-rules'

/**
 * The one-time charge of a full registration (product decision 'Account states'): once it is approved the account
 * waits for the site's team. A later refund takes nothing back: the card was shown to be real.
 */
export const verificationFee: PaymentRules = {
  async grant(_ctx, tx, { subjectId }) {
    const { count } = await tx.professional.updateMany({
      where: { id: subjectId, status: 'pending_payment' },
      data: { status: 'pending_approval' },
    })
    return count === 1 ? null : 'not_fulfilled'
  },
  async takeBack() {},
}

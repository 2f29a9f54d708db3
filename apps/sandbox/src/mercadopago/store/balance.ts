import type { Payment, Refund } from './records'

/** Returns the refunded amount. Ignores pending and rejected refunds. */
export const refundedCentavos = ({ refunds }: Payment) => sum(refunds.filter(({ status }) => !status))

/** Returns the amount that can still be refunded. Pending refunds already reduce it. */
export const remainingCentavos = ({ amountCentavos, refunds }: Payment) =>
  amountCentavos - sum(refunds.filter(({ status }) => status !== 'rejected'))

const sum = (refunds: Refund[]) => refunds.reduce((total, { amountCentavos }) => total + amountCentavos, 0)

import type { Payment } from '../store/records'

export const refundedCentavos = ({ refunds }: Payment) =>
  refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)

/** What could still be given back. */
export const remainingCentavos = (payment: Payment) => payment.amountCentavos - refundedCentavos(payment)

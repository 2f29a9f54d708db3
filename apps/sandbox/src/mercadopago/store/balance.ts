import type { Payment, Refund } from './records'

/** What went back. A refund that is still in process has given nothing back yet, and a rejected one never does. */
export const refundedCentavos = ({ refunds }: Payment) => sum(refunds.filter(({ status }) => !status))

/** What could still be given back; what is in process is spoken for. */
export const remainingCentavos = ({ amountCentavos, refunds }: Payment) =>
  amountCentavos - sum(refunds.filter(({ status }) => status !== 'rejected'))

const sum = (refunds: Refund[]) => refunds.reduce((total, { amountCentavos }) => total + amountCentavos, 0)

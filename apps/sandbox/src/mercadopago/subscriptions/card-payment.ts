import type { ChargeResult, Payment, Preapproval } from '../store/records'
import { nextId, seller, virtualNow, type World } from '../world'

interface CardCharge {
  operationType: 'recurring_payment' | 'card_validation'
  /** The number of the charge within the subscription, from 1; null if it is not a periodic charge. */
  sequence: number | null
  amountCentavos: number
  currency: string
  result: ChargeResult
}

/** Returns the payment that results from charging a subscription's card now. Does not save it. */
export function cardPayment(
  world: World,
  preapproval: Preapproval,
  { result, ...charge }: CardCharge,
): Payment {
  const now = virtualNow(world)
  const isApproved = result === 'approve'
  return {
    ...charge,
    id: nextId(world),
    preferenceId: null,
    orderId: null,
    preapprovalId: preapproval.id,
    status: isApproved ? 'approved' : 'rejected',
    statusDetail: isApproved ? 'accredited' : result,
    collectorId: seller.id,
    externalReference: preapproval.externalReference,
    description: preapproval.reason,
    metadata: { preapproval_id: preapproval.id },
    methodId: preapproval.methodId ?? 'master',
    typeId: 'credit_card',
    payerEmail: preapproval.payerEmail,
    holderName: null,
    isBinary: true,
    statementDescriptor: null,
    notificationUrl: null,
    refunds: [],
    createdAt: now,
    approvedAt: isApproved ? now : null,
    updatedAt: now,
    expiresAt: null,
  }
}

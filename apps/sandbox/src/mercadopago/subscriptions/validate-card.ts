import { notifyPayment } from '../notifications/notify'
import { refundPayment } from '../payments/refund-payment'
import type { Preapproval } from '../store/records'
import type { World } from '../world'
import { cardPayment } from './card-payment'

const amountCentavos = 15_00

/** Charges the card a little to see that it is real, gives that back at once, and tells of both. */
export function validateCard(world: World, preapproval: Preapproval): void {
  if (!world.settings.areCardsValidated) return
  const charge = cardPayment(world, preapproval, {
    operationType: 'card_validation',
    sequence: null,
    amountCentavos,
    currency: preapproval.currency,
    result: 'approve',
  })
  const payment = world.store.save('payments', charge)
  notifyPayment(world, payment, 'payment.created')
  refundPayment(world, payment, null, { takesTime: false })
}

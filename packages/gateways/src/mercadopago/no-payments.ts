import { AppError } from '@oficio/contracts/errors'
import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { gatewayName } from './gateway-name'

const refuse = async (): Promise<never> => {
  throw new AppError('provider_denied')
}

/**
 * The payment provider of a demo without the simulator: every call throws `provider_denied`, and the pages say that
 * nothing can be paid.
 */
export const noPayments: PaymentProvider = {
  name: gatewayName,
  getCollectorId: refuse,
  createCheckout: refuse,
  getPayment: refuse,
  findPayments: refuse,
  refund: refuse,
  listRefunds: refuse,
  createSubscription: refuse,
  findSubscriptions: refuse,
  getSubscription: refuse,
  changeAmount: refuse,
  pauseSubscription: refuse,
  resumeSubscription: refuse,
  cancelSubscription: refuse,
  getCharge: refuse,
  listCharges: refuse,
  readNotification: () => ({ kind: 'refused', fault: 'no_secret' }),
}

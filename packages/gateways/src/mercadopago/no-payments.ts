import { AppError } from '@oficio/contracts/errors'
import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { providerName } from './provider-name'

const refuse = async (): Promise<never> => {
  throw new AppError('provider_denied')
}

/** For a demo that was started without its stand-in: nothing can be paid, and every page says so. */
export const noPayments: PaymentProvider = {
  name: providerName,
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
  findSignatureFault: () => 'no_secret',
}

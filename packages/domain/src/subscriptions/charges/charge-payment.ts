import type { Payment, SubscriptionCharge } from '@oficio/db/generated/client'
import type { ProviderKey } from '../../kernel/provider-key'

type ChargeKeys = Pick<SubscriptionCharge, 'provider' | 'paymentProviderId'>

/** Returns the key of the payment of a charge, or null if nobody has tried to pay it. */
export const paymentKeyOf = ({ provider, paymentProviderId }: ChargeKeys): ProviderKey | null =>
  paymentProviderId === null ? null : { provider, providerId: paymentProviderId }

/** Returns the keys of the payments of those charges. */
export const paymentKeysOf = (charges: readonly ChargeKeys[]): ProviderKey[] =>
  charges.flatMap((charge) => paymentKeyOf(charge) ?? [])

/** Returns whether the payment is the charge's. */
export const isPaymentOf = (charge: ChargeKeys, payment: Pick<Payment, 'provider' | 'providerId'>): boolean =>
  payment.provider === charge.provider && payment.providerId === charge.paymentProviderId

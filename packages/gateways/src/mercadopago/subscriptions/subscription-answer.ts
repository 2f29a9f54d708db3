import type { ProviderSubscription } from '@oficio/domain/kernel/payment-provider'
import { z } from 'zod'
import {
  centavos,
  countOrNone,
  foreseenMoment,
  idText,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  statusWord,
  webAddress,
  withRaw,
} from '../calls/fields'
import { subscriptionStatusOf } from '../states'

/** The provider's description of a subscription (preapproval), translated to our fields. */
export const subscriptionAnswer = withRaw(
  z.object({
    id: idText,
    external_reference: optionalId,
    status: statusWord,
    auto_recurring: z.object({ transaction_amount: centavos, currency_id: optionalText }),
    payer_email: optionalText,
    version: countOrNone,
    next_payment_date: foreseenMoment,
    date_created: moment,
    last_modified: optionalMoment,
    summarized: z
      .object({ charged_quantity: countOrNone, last_charged_date: optionalText })
      .nullish()
      .catch(null),
    // Only needed until the payer has authorized the subscription.
    init_point: webAddress.nullish().catch(null),
  }),
).transform(
  ({ raw, read }): ProviderSubscription => ({
    id: read.id,
    reference: read.external_reference,
    status: subscriptionStatusOf(read.status),
    amountCentavos: read.auto_recurring.transaction_amount,
    currency: read.auto_recurring.currency_id,
    payerEmail: read.payer_email,
    version: read.version,
    nextChargeAt: read.next_payment_date,
    // A date of a charge without a count means at least one charge.
    chargedCount: read.summarized?.charged_quantity ?? (read.summarized?.last_charged_date ? 1 : 0),
    createdAt: read.date_created,
    updatedAt: read.last_modified ?? read.date_created,
    url: read.init_point ?? null,
    raw,
  }),
)

import type { ProviderSubscription } from '@oficio/domain/payments/payment-provider'
import { z } from 'zod'
import {
  centavos,
  idText,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  recorded,
  statusWord,
  webAddress,
} from './fields'

export const subscriptionAnswer = recorded(
  z.object({
    id: idText,
    external_reference: optionalId,
    status: statusWord,
    auto_recurring: z.object({ transaction_amount: centavos, currency_id: z.string().min(1) }),
    payer_email: optionalText,
    version: z.int().nullish(),
    next_payment_date: optionalMoment,
    date_created: moment,
    last_modified: optionalMoment,
    init_point: webAddress,
  }),
).transform(
  ({ raw, read }): ProviderSubscription => ({
    id: read.id,
    reference: read.external_reference,
    status: read.status,
    amountCentavos: read.auto_recurring.transaction_amount,
    currency: read.auto_recurring.currency_id,
    payerEmail: read.payer_email,
    version: read.version ?? null,
    nextChargeAt: read.next_payment_date,
    createdAt: read.date_created,
    updatedAt: read.last_modified ?? read.date_created,
    url: read.init_point,
    raw,
  }),
)

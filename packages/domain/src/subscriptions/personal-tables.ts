import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

const own = (userId: string) => Prisma.sql`SELECT id FROM subscriptions WHERE user_id = ${userId}::uuid`

const exemption = { keptBecause: 'payments' } as const

/** The tables of subscriptions, for the download and the erasure of a person's data. Kept as records of payments. */
export const subscriptionTables: readonly PersonalTable[] = [
  {
    ...exemption,
    table: 'subscriptions',
    title: 'suscripciones',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('payer_email'),
    facts: columns(
      'id subject_type subject_id user_id status unit_price_centavos units amount_centavos provider_amount_centavos next_unit_price_centavos next_unit_price_from provider provider_id provider_status provider_version provider_updated_at creating_until terms_version authorized_at paid_until next_charge_at cancelled_at cancel_reason next_check_at held_at is_paused_by_hold created_at',
    ),
    secrets: columns('checkout_url'),
  },
  {
    ...exemption,
    table: 'subscription_charges',
    title: 'cobros_de_suscripciones',
    rows: ({ userId }) => Prisma.sql`subscription_id IN (${own(userId)})`,
    personal: [],
    facts: columns(
      'id provider provider_id subscription_id status amount_centavos debit_at retry_attempt next_retry_at payment_provider_id payment_status paid_until fault provider_updated_at raw created_at',
    ),
  },
  {
    ...exemption,
    table: 'subscription_events',
    title: 'historia_de_suscripciones',
    rows: ({ userId }) => Prisma.sql`subscription_id IN (${own(userId)})`,
    personal: [],
    facts: columns('id subscription_id type from_status to_status data created_at'),
  },
]

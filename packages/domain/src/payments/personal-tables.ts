import { Prisma } from '@oficio/db/generated/client'
import { columns, nobodys, type PersonalTable } from '../kernel/personal-data'

const ownIntents = (userId: string) =>
  Prisma.sql`SELECT id FROM payment_intents WHERE user_id = ${userId}::uuid`

const ownPayments = (userId: string) => Prisma.sql`
  SELECT payment.id FROM payments payment LEFT JOIN payment_intents intent ON intent.id = payment.intent_id
  WHERE intent.user_id = ${userId}::uuid`

const exemption = { keptBecause: 'payments' } as const

/** The tables of payments, for the download and the erasure of a person's data. */
export const paymentTables: readonly PersonalTable[] = [
  {
    ...exemption,
    table: 'payment_intents',
    title: 'pagos_iniciados',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('payer_email'),
    facts: columns(
      'id kind subject_type subject_id amount_centavos status user_id return_path terms_version provider checkout_id expires_at next_check_at checks effect_payment_id created_at',
    ),
    secrets: columns('device_hash checkout_url'),
  },
  {
    ...exemption,
    table: 'payments',
    title: 'pagos',
    rows: ({ userId }) => Prisma.sql`intent_id IN (${ownIntents(userId)})`,
    personal: [],
    facts: columns(
      'id provider provider_id intent_id subscription_id status status_detail amount_centavos refunded_centavos currency method_id fault provider_created_at approved_at provider_updated_at created_at synced_at',
    ),
  },
  {
    ...exemption,
    table: 'payment_events',
    title: 'historia_de_pagos',
    rows: ({ userId }) => Prisma.sql`payment_id IN (${ownPayments(userId)})`,
    personal: [],
    facts: columns(
      'id payment_id status status_detail refunded_centavos provider_updated_at source raw seen_at',
    ),
  },
  {
    ...exemption,
    table: 'payment_effects',
    title: 'efectos_de_pagos',
    rows: ({ userId }) => Prisma.sql`intent_id IN (${ownIntents(userId)})`,
    personal: [],
    facts: columns('intent_id number type payment_id created_at'),
  },
  {
    ...exemption,
    table: 'refunds',
    title: 'devoluciones',
    mailRef: 'refundId',
    rows: ({ userId }) => Prisma.sql`payment_id IN (${ownPayments(userId)})`,
    personal: columns('note'),
    facts: columns(
      'id payment_id amount_centavos reason requested_by_id status provider provider_id asked_at asked_centavos returned_before known_before last_error created_at done_at',
    ),
  },
  {
    table: 'invoice_profiles',
    title: 'datos_para_facturas',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('name document_kind document vat_condition'),
    facts: columns('user_id updated_at'),
  },
  {
    ...exemption,
    table: 'payment_invoice_data',
    title: 'datos_de_facturas_de_pagos',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('name document_kind document vat_condition'),
    facts: columns('payment_id user_id vat_percent created_at'),
  },
  nobodys('unread_answers', 'id kind provider provider_id owner_type owner_id fields created_at seen_at'),
  nobodys('provider_notifications', 'id provider request_id topic data_id received_at handled_at unknown_at'),
  nobodys('refused_notifications', 'provider day fault count last_at'),
]

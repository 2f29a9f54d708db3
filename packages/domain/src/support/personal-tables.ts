import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

/** The tables of support, for the download and the erasure of a person's data. */
export const supportTables: readonly PersonalTable[] = [
  {
    table: 'consumer_requests',
    title: 'arrepentimientos_y_bajas',
    mailRef: 'consumerRequestId',
    rows: ({ userId, email }) =>
      email === null
        ? Prisma.sql`user_id = ${userId}::uuid`
        : Prisma.sql`user_id = ${userId}::uuid OR email = ${email}::citext`,
    personal: columns('name email phone detail answer'),
    facts: columns('id kind code user_id status due_at answered_at answered_by_id created_at anonymised_at'),
    secrets: columns('submission_hash'),
    // Kept after an answer until the end of the period in which the answer must be provable.
    keptBecause: 'consumer law',
  },
  {
    table: 'contact_messages',
    title: 'mensajes_de_contacto',
    mailRef: 'contactMessageId',
    rows: ({ userId, email }) =>
      email === null
        ? Prisma.sql`user_id = ${userId}::uuid`
        : Prisma.sql`user_id = ${userId}::uuid OR email = ${email}::citext`,
    personal: columns('name email message answer'),
    facts: columns('id subject user_id status answered_at answered_by_id created_at anonymised_at'),
    secrets: columns('submission_hash'),
    // Kept for the same period, because the answer to a consumer must be provable.
    keptBecause: 'consumer law',
  },
  {
    table: 'data_requests',
    title: 'pedidos_sobre_datos',
    mailRef: 'dataRequestId',
    rows: ({ email }) => Prisma.sql`email <> '' AND email = ${email ?? ''}::citext`,
    personal: columns('email detail answer'),
    facts: columns(
      'id kind code status opened_by_id created_at link_until proven_at due_at answered_at answered_by_id anonymised_at',
    ),
    // Kept for the same period as proof of compliance with the law.
    keptBecause: 'consumer law',
  },
]

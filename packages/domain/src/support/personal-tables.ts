import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

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
    // Each is answered, and erased when the time is over in which the answer has to be proven.
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
    // What a consumer was answered has to be proven as long.
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
    // The same: they prove that the law was kept.
    keptBecause: 'consumer law',
  },
]

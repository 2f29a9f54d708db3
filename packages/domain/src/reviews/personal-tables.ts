import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

export const reviewTables: readonly PersonalTable[] = [
  {
    table: 'reviews',
    title: 'resenas',
    // Those of the person's work, and those that they wrote.
    rows: ({ userId }) => Prisma.sql`
      professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)
      OR lead_id IN (
        SELECT lead.id FROM leads lead JOIN service_requests request ON request.id = lead.request_id
        WHERE request.user_id = ${userId}::uuid)`,
    personal: columns('author_name'),
    published: columns('title content answer hidden_reason'),
    facts: columns('id lead_id professional_id rating created_at edited_at answered_at hidden_at decisions'),
  },
  {
    table: 'review_reports',
    title: 'reportes_de_resenas',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('note'),
    published: columns('decision_reason'),
    facts: columns('id review_id user_id reason created_at outcome decided_at'),
  },
]

import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'
import type { ReviewSubject } from './review-subject'

const columnOf = {
  professional: Prisma.sql`professional_id`,
  business: Prisma.sql`business_id`,
} as const

/** Returns the personal data in the review tables, for these kinds of reviewed subjects. */
export const reviewTables = (subjects: readonly ReviewSubject[]): readonly PersonalTable[] => [
  {
    table: 'reviews',
    title: 'reseñas',
    // Reviews of the account and reviews by the account.
    rows: ({ userId }) => Prisma.sql`
      user_id = ${userId}::uuid
      OR ${Prisma.join(
        subjects.map(({ kind, ownIds }) => Prisma.sql`${columnOf[kind]} IN (${ownIds(userId)})`),
        ' OR ',
      )}
      OR lead_id IN (
        SELECT lead.id FROM leads lead JOIN service_requests request ON request.id = lead.request_id
        WHERE request.user_id = ${userId}::uuid)`,
    personal: columns('author_name'),
    published: columns('title content answer hidden_reason'),
    facts: columns(
      'id lead_id professional_id business_id provenance rating created_at edited_at answered_at hidden_at decisions standing standing_decided_at',
    ),
    // The owner of a business also exports the reviews of the business, so they must not see the author's account.
    secrets: columns('user_id device_hash network_hash doubts'),
  },
  {
    table: 'review_reports',
    title: 'reportes_de_reseñas',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('note'),
    published: columns('decision_reason'),
    facts: columns('id review_id user_id reason created_at outcome decided_at'),
  },
]

import type { BusinessTwin } from '@oficio/contracts/businesses/merging/merge'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { areDistinct } from './distinctions'

const namedTwins = 10

/**
 * Returns possible duplicates, oldest first: businesses of the same town with the same name or phone that no admin has
 * marked as different.
 */
export async function findTwins({ db }: Ctx, id: string): Promise<BusinessTwin[]> {
  return db.$queryRaw<BusinessTwin[]>`
    WITH own AS (SELECT id, localidad_id, name, phone FROM businesses WHERE id = ${id}::uuid AND status <> 'removed')
    SELECT twin.id, twin.name, twin.address, twin.status::text AS status, owner.email::text AS "ownerEmail",
      fold_text(twin.name) = fold_text(own.name) AS "hasSameName", coalesce(twin.phone = own.phone, false) AS "hasSamePhone"
    FROM own JOIN LATERAL (
      SELECT b.id FROM businesses b WHERE b.localidad_id = own.localidad_id AND fold_text(b.name) = fold_text(own.name)
      UNION
      SELECT b.id FROM businesses b WHERE b.localidad_id = own.localidad_id AND b.phone = own.phone
    ) found ON found.id <> own.id
    JOIN businesses twin ON twin.id = found.id AND twin.status <> 'removed'
      AND NOT ${areDistinct(Prisma.sql`own.id`, Prisma.sql`twin.id`)}
    LEFT JOIN users owner ON owner.id = twin.user_id
    ORDER BY twin.id LIMIT ${namedTwins}`
}

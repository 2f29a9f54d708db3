import { Prisma } from '@oficio/db/generated/client'
import { areDistinct } from '../../businesses/merging/distinctions'

/**
 * Whether there is another business of the same town with the name or the phone of `b`. Each half groups all of them once,
 * by copies that are there for the search: a look at each one's neighbours would cost a million looks. Only those of which
 * an admin has said that they are not the same as another one are looked at one by one.
 */
export const hasTwin: Prisma.Sql = Prisma.sql`b.status <> 'removed' AND b.id IN (
  SELECT unnest(array_agg(business_id)) FROM searched_businesses WHERE name_key <> ''
    GROUP BY localidad_id, name_key HAVING count(*) > 1
  UNION ALL
  SELECT unnest(array_agg(id)) FROM businesses WHERE phone IS NOT NULL
    GROUP BY localidad_id, phone HAVING count(*) > 1)
  AND (b.id NOT IN (SELECT one_id FROM business_distinctions UNION ALL SELECT other_id FROM business_distinctions)
    OR EXISTS (
      SELECT FROM businesses twin
      WHERE twin.localidad_id = b.localidad_id AND twin.id <> b.id AND twin.status <> 'removed'
        AND (fold_text(twin.name) = fold_text(b.name) OR twin.phone = b.phone)
        AND NOT ${areDistinct(Prisma.sql`b.id`, Prisma.sql`twin.id`)}))`

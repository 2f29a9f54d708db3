import { Prisma } from '@oficio/db/generated/client'

/**
 * Whether there is another business of the same town with the name or the phone of `b`. Each half groups all of them once,
 * by copies that are there for the search: a look at each one's neighbours would cost a million looks.
 */
export const hasTwin: Prisma.Sql = Prisma.sql`b.status <> 'removed' AND b.id IN (
  SELECT unnest(array_agg(business_id)) FROM searched_businesses WHERE name_key <> ''
    GROUP BY localidad_id, name_key HAVING count(*) > 1
  UNION ALL
  SELECT unnest(array_agg(id)) FROM businesses WHERE phone IS NOT NULL
    GROUP BY localidad_id, phone HAVING count(*) > 1)`

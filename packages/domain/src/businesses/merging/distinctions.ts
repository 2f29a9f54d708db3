import { Prisma } from '@oficio/db/generated/client'

/** SQL condition: an admin has marked two businesses of a query as different. */
export const areDistinct = (oneId: Prisma.Sql, otherId: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM business_distinctions told
  WHERE told.one_id = least(${oneId}, ${otherId}) AND told.other_id = greatest(${oneId}, ${otherId}))`

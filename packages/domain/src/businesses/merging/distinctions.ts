import { Prisma } from '@oficio/db/generated/client'

/** Whether an admin has said of two businesses of a query that they are not the same. */
export const areDistinct = (oneId: Prisma.Sql, otherId: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM business_distinctions told
  WHERE told.one_id = least(${oneId}, ${otherId}) AND told.other_id = greatest(${oneId}, ${otherId}))`

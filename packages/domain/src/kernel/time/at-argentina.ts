import { Prisma } from '@oficio/db/generated/client'

/** Behind a moment in SQL: what the clocks of Argentina say. */
export const atArgentina = Prisma.sql`AT TIME ZONE 'America/Argentina/Buenos_Aires'`

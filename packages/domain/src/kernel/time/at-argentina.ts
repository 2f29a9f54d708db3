import { timeZone } from '@oficio/contracts/text/time-zone'
import { Prisma } from '@oficio/db/generated/client'

/** Behind a moment in SQL: what the clocks of Argentina say. */
export const atArgentina = Prisma.raw(`AT TIME ZONE '${timeZone}'`)

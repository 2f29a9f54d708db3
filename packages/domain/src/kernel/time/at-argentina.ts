import { timeZone } from '@oficio/contracts/text/time-zone'
import { Prisma } from '@oficio/db/generated/client'

/** SQL suffix that converts a moment to the local time of Argentina. */
export const atArgentina = Prisma.raw(`AT TIME ZONE '${timeZone}'`)

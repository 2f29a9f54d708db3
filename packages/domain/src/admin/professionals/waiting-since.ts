import { Prisma } from '@oficio/db/generated/client'

/**
 * SQL for the moment since which the account `p` waits for an admin's decision: its last submission. Accounts of earlier
 * versions were never submitted and wait since their registration.
 */
export const waitingSince = Prisma.sql`coalesce(p.submitted_at, p.created_at)`

import { serverLimits } from '@oficio/contracts/server-limits'
import { Prisma, type ServiceRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'

export type UrgentSender = Pick<
  ServiceRequest,
  'id' | 'isUrgent' | 'urgentAt' | 'userId' | 'deviceHash' | 'connectionHash' | 'networkHash'
>

/**
 * Returns whether a request is exempt from the limits of notices, because it is urgent and paid. It is not exempt after
 * `serverLimits.exemptUrgencies` earlier urgent requests of the same account, device or connection within a day whose
 * fee went back or may still go back. Otherwise an attacker pays, cancels, gets the fee back and starts again.
 */
export async function isExempt({ db }: TxCtx, request: UrgentSender): Promise<boolean> {
  const { id, isUrgent, urgentAt } = request
  if (!isUrgent || urgentAt === null) return false
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM service_requests
    WHERE (urgent_at, id) < (${urgentAt}, ${id}::uuid) AND urgent_at > ${subDays(urgentAt, 1)}
      AND urgent_outcome IS DISTINCT FROM 'answered' AND (${isOfSameSender(request)})`
  return (row?.count ?? 0) < serverLimits.exemptUrgencies
}

/** A request that was filed by a provider's notification has no connection, so its network is compared. */
const isOfSameSender = ({ userId, deviceHash, connectionHash, networkHash }: UrgentSender) => Prisma.sql`
  user_id = ${userId}::uuid OR device_hash = ${deviceHash} OR connection_hash = ${connectionHash}
  OR (network_hash = ${networkHash} AND (connection_hash IS NULL OR ${connectionHash === null}))`

import { serverLimits } from '@oficio/contracts/server-limits'
import { Prisma, type ServiceRequest } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { isExempt, type UrgentSender } from './exempt-urgencies'

/** SQL for the notices (alias `told`) that went out within the last hour about requests that are still unconfirmed. */
const unconfirmedWithin = (now: Date) => Prisma.sql`
  service_request_recipients told JOIN service_requests request ON request.id = told.request_id
  WHERE told.was_unconfirmed AND NOT told.is_deferred AND told.notified_at > ${subHours(now, 1)}
    AND request.confirmed_at IS NULL`

/**
 * Returns whether nothing proves that a request is real: it is not confirmed, and it has no paid urgency that exempts it
 * from the limits (`isExempt`).
 */
export const isUnconfirmed = async (
  ctx: TxCtx,
  request: UrgentSender & { confirmedAt: Date | null },
): Promise<boolean> => request.confirmedAt === null && !(await isExempt(ctx, request))

/**
 * Returns how many notices of unconfirmed requests went out on the whole site within the last hour, and the ceiling.
 */
export async function countUnconfirmedNotices(ctx: Ctx): Promise<{ count: number; ceiling: number }> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${unconfirmedWithin(ctx.clock.now())}`
  return { count: row?.count ?? 0, ceiling: await ctx.settings.get('unconfirmedNoticesPerHour') }
}

/**
 * Returns whether the site has reached its hourly ceiling for notices of unconfirmed requests. Parallel waves may each
 * exceed the ceiling by one wave. That is accepted: the ceiling stops floods, and an exact count would need a lock on
 * the whole site.
 */
export async function isSiteFull(ctx: Ctx): Promise<boolean> {
  const { count, ceiling } = await countUnconfirmedNotices(ctx)
  return count >= ceiling
}

/**
 * Returns the professionals who get this request only in the daily digest, because they got too many notices within
 * the last hour. Three limits apply: notices of unconfirmed requests
 * (`serverLimits.unconfirmedNoticesPerProfessional`), of requests of the same connection
 * (`serverLimits.connectionNoticesPerProfessional`), and of all requests (`serverLimits.noticesPerProfessional`). The
 * last limit includes confirmed requests, because an attacker confirms with mailboxes of their own domain. Urgent
 * requests, which are paid, are exempt (`isExempt`). For an urgent request that is not, the last two limits count urgent
 * notices too. Locks the professionals until the transaction ends.
 */
export async function findFull(
  ctx: TxCtx,
  request: NotifiedRequest,
  professionalIds: readonly string[],
): Promise<Set<string>> {
  if (professionalIds.length === 0 || (await isExempt(ctx, request))) return new Set()
  await lockNames(ctx.db, 'unconfirmed-notices', professionalIds)
  const fullOfUnconfirmed =
    request.confirmedAt === null ? await readFullOfUnconfirmed(ctx, professionalIds) : []
  const fullOfConnection = await readFullOfConnection(ctx, request, professionalIds)
  const fullOfAll = await readFullOfAll(ctx, request, professionalIds)
  return new Set([...fullOfUnconfirmed, ...fullOfConnection, ...fullOfAll].map(({ id }) => id))
}

type NotifiedRequest = Pick<ServiceRequest, 'id' | 'isUrgent' | 'confirmedAt' | 'connectionHash'> &
  UrgentSender

const readFullOfUnconfirmed = (ctx: TxCtx, professionalIds: readonly string[]) =>
  ctx.db.$queryRaw<{ id: string }[]>`
    SELECT told.professional_id AS id FROM ${unconfirmedWithin(ctx.clock.now())}
      AND told.professional_id = ANY(${[...professionalIds]}::uuid[])
    GROUP BY told.professional_id HAVING count(*) >= ${serverLimits.unconfirmedNoticesPerProfessional}`

async function readFullOfConnection(
  { db, clock }: TxCtx,
  { id, isUrgent, connectionHash }: NotifiedRequest,
  professionalIds: readonly string[],
): Promise<{ id: string }[]> {
  if (connectionHash === null) return []
  return db.$queryRaw<{ id: string }[]>`
    SELECT told.professional_id AS id
    FROM service_request_recipients told JOIN service_requests request ON request.id = told.request_id
    WHERE told.professional_id = ANY(${[...professionalIds]}::uuid[])
      AND told.notified_at > ${subHours(clock.now(), 1)} AND NOT told.is_deferred
      AND request.connection_hash = ${connectionHash} AND request.id <> ${id}::uuid AND (${isUrgent} OR NOT request.is_urgent)
    GROUP BY told.professional_id HAVING count(*) >= ${serverLimits.connectionNoticesPerProfessional}`
}

const readFullOfAll = (
  { db, clock }: TxCtx,
  { id, isUrgent }: NotifiedRequest,
  professionalIds: readonly string[],
): Promise<{ id: string }[]> => db.$queryRaw<{ id: string }[]>`
  SELECT told.professional_id AS id
  FROM service_request_recipients told JOIN service_requests request ON request.id = told.request_id
  WHERE told.professional_id = ANY(${[...professionalIds]}::uuid[])
    AND told.notified_at > ${subHours(clock.now(), 1)} AND NOT told.is_deferred
    AND request.id <> ${id}::uuid AND (${isUrgent} OR NOT request.is_urgent)
  GROUP BY told.professional_id HAVING count(*) >= ${serverLimits.noticesPerProfessional}`

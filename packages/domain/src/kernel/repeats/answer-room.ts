import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Caller } from '../actor'
import { connectionHashOf } from '../caller-marks'
import type { Ctx, TxCtx } from '../ctx'
import { lockNames } from '../lock-names'

/** The limits of stored answers for one connection: their number and total bytes. */
export interface AnswerRoom {
  connectionMark: string
  calls: number
  bytes: number
}

/** Calls without an address share one limit. */
const withoutAddress = 'none'

/** Returns the limits of a caller. They are per connection, because anybody can open accounts and invent keys. */
export function answerRoomOf(ctx: Pick<Ctx, 'tokenSecret'>, actor: Caller): AnswerRoom {
  const factor = actor.kind === 'account' ? serverLimits.keptAnswersFactorOfAccounts : 1
  return {
    connectionMark: connectionHashOf(ctx, actor) ?? withoutAddress,
    calls: serverLimits.keptAnswersPerConnection * factor,
    bytes: serverLimits.keptAnswerBytesPerConnection * factor,
  }
}

/**
 * Returns how much is stored for the connection. Locks the connection, so that the numbers stay correct until the
 * transaction ends.
 */
export async function lockRoom(
  { db, clock }: TxCtx,
  { connectionMark }: AnswerRoom,
): Promise<{ calls: number; bytes: number }> {
  await lockNames(db, 'kept-answers', [connectionMark])
  const [used] = await db.$queryRaw<{ calls: number; bytes: number }[]>`
    SELECT count(*)::int AS calls, coalesce(sum(octet_length(answer)), 0)::float8 AS bytes
    FROM keyed_calls
    WHERE connection_mark = ${connectionMark} AND started_at > ${subHours(clock.now(), limits.idempotencyHours)}`
  return used ?? { calls: 0, bytes: 0 }
}

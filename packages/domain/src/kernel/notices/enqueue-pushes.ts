import type { TxCtx } from '../ctx'
import { enqueueJobs } from '../jobs/enqueue-job'
import { pushNoticeJob } from './push-notice-job'

/** Returns the ids of the sessions with push notifications, by account id. */
export async function findPushSessions(
  ctx: TxCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const sessionsByUser = new Map<string, string[]>()
  if (ctx.push === null) return sessionsByUser
  const devices = await ctx.db.pushDevice.findMany({
    where: { userId: { in: [...new Set(userIds)] } },
    select: { sessionId: true, userId: true },
  })
  for (const { sessionId, userId } of devices)
    sessionsByUser.set(userId, [...(sessionsByUser.get(userId) ?? []), sessionId])
  return sessionsByUser
}

/** Enqueues one push job for each pair of notification and browser. */
export const enqueuePushes = (
  ctx: TxCtx,
  pushes: readonly { noticeId: string; sessionId: string }[],
): Promise<void> =>
  enqueueJobs(
    ctx.db,
    pushNoticeJob,
    pushes.map((push) => ({ ...push, attempt: 0 })),
  )

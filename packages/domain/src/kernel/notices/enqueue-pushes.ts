import type { TxCtx } from '../ctx'
import { enqueueJobs } from '../jobs/enqueue-job'
import { pushNoticeJob } from './push-notice-job'

/** Returns the sessions in whose browsers accounts have switched notices on, by the ids of the accounts. */
export async function findPushSessions(
  ctx: TxCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ctx.push === null) return found
  const devices = await ctx.db.pushDevice.findMany({
    where: { userId: { in: [...new Set(userIds)] } },
    select: { sessionId: true, userId: true },
  })
  for (const { sessionId, userId } of devices) found.set(userId, [...(found.get(userId) ?? []), sessionId])
  return found
}

/** Enqueues a job for each of these notices and the browser that is to tell of it. */
export const enqueuePushes = (
  ctx: TxCtx,
  pushes: readonly { noticeId: string; sessionId: string }[],
): Promise<void> =>
  enqueueJobs(
    ctx.db,
    pushNoticeJob,
    pushes.map((push) => ({ ...push, attempt: 0 })),
  )

import type { TxCtx } from '../ctx'
import { enqueueJobs } from '../jobs/enqueue-job'
import { pushNoticeJob } from './push-notice-job'

interface StoredNotice {
  id: string
  userId: string
}

/** Enqueues a job for each of these notices and each browser in which its account has switched them on. */
export async function enqueuePushes(ctx: TxCtx, notices: readonly StoredNotice[]): Promise<void> {
  if (ctx.push === null || notices.length === 0) return
  const devices = await ctx.db.pushDevice.findMany({
    where: { userId: { in: notices.map(({ userId }) => userId) } },
    select: { sessionId: true, userId: true },
  })
  const pushes = notices.flatMap(({ id: noticeId, userId }) =>
    devices
      .filter((device) => device.userId === userId)
      .map(({ sessionId }) => ({ noticeId, sessionId, attempt: 0 })),
  )
  await enqueueJobs(ctx.db, pushNoticeJob, pushes)
}

import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { TxCtx } from '../ctx'
import { readChoices, wantsNotice } from './choices'
import { enqueuePushes, findPushSessions } from './enqueue-pushes'

interface NewNotice {
  userId: string
  type: NoticeKind
  title: string
  body: string
  /** A path of this site. */
  href: string
  /** The service request of the notification; lists name it in the client's words. */
  requestId?: string
  /** Deduplication key: one row per event, even if the job runs twice. */
  dedupeKey: string
}

/**
 * Adds notifications to the lists of accounts and pushes them to their browsers, by the owner's preferences
 * (docs/product.md, 'Choosing notices'). Stores nothing that no channel shows, and leaves existing rows alone.
 */
export async function notifyAccounts(ctx: TxCtx, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const userIds = notices.map(({ userId }) => userId)
  const choices = await readChoices(ctx, userIds)
  const sessions = await findPushSessions(ctx, userIds)
  const createdAt = ctx.clock.now()
  const rows = notices.flatMap((notice) => {
    const { userId, type } = notice
    const userChoices = choices.get(userId)
    if (!userChoices) return []
    const isListed = wantsNotice(userChoices, type, 'site')
    const sessionIds = wantsNotice(userChoices, type, 'push') ? (sessions.get(userId) ?? []) : []
    if (!isListed && sessionIds.length === 0) return []
    return { row: { id: ctx.ids.next(), ...notice, isListed, createdAt }, sessionIds }
  })
  const created = await ctx.db.notice.createManyAndReturn({
    data: rows.map(({ row }) => row),
    skipDuplicates: true,
    select: { id: true },
  })
  const isNew = new Set(created.map(({ id }) => id))
  await enqueuePushes(
    ctx,
    rows.flatMap(({ row: { id: noticeId }, sessionIds }) =>
      isNew.has(noticeId) ? sessionIds.map((sessionId) => ({ noticeId, sessionId })) : [],
    ),
  )
}

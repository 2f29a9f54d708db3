import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { TxCtx } from '../ctx'
import { readChoices, wantsNotice } from './choices'
import { enqueuePushes, findPushSessions } from './enqueue-pushes'

interface NewNotice {
  userId: string
  type: NoticeKind
  title: string
  body: string
  /** A path of the site. */
  href: string
  /** The service request that it is about; the lists name it in the client's words. */
  requestId?: string
  /** One row for one happening, however often the job runs. */
  dedupeKey: string
}

/**
 * Puts notices into the lists of accounts and has them told in the browsers that those switched on, each where its owner
 * wants such notices (docs/product.md, 'Choosing notices'). What nobody is to see is not stored, and what is there already
 * is left alone.
 */
export async function notifyAccounts(ctx: TxCtx, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const userIds = notices.map(({ userId }) => userId)
  const choices = await readChoices(ctx, userIds)
  const sessions = await findPushSessions(ctx, userIds)
  const createdAt = ctx.clock.now()
  const given = notices.flatMap((notice) => {
    const { userId, type } = notice
    const chosen = choices.get(userId)
    if (!chosen) return []
    const isListed = wantsNotice(chosen, type, 'site')
    const sessionIds = wantsNotice(chosen, type, 'push') ? (sessions.get(userId) ?? []) : []
    if (!isListed && sessionIds.length === 0) return []
    return { row: { id: ctx.ids.next(), ...notice, isListed, createdAt }, sessionIds }
  })
  const stored = await ctx.db.notice.createManyAndReturn({
    data: given.map(({ row }) => row),
    skipDuplicates: true,
    select: { id: true },
  })
  const isNew = new Set(stored.map(({ id }) => id))
  await enqueuePushes(
    ctx,
    given.flatMap(({ row: { id: noticeId }, sessionIds }) =>
      isNew.has(noticeId) ? sessionIds.map((sessionId) => ({ noticeId, sessionId })) : [],
    ),
  )
}

import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { TxCtx } from '../ctx'
import { readChoices, wantsNotice } from './choices'
import { enqueuePushes } from './enqueue-pushes'

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
 * Puts notices into the lists of accounts, but for those whose owners do not want such notices there, and has them told in
 * the browsers that those switched on; what is there already is left alone.
 */
export async function notifyAccounts(ctx: TxCtx, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const choices = await readChoices(
    ctx,
    notices.map(({ userId }) => userId),
  )
  const wanted = notices.filter(({ userId, type }) => {
    const chosen = choices.get(userId)
    return chosen !== undefined && wantsNotice(chosen, type, 'site')
  })
  const createdAt = ctx.clock.now()
  const given = wanted.map((notice) => ({ id: ctx.ids.next(), ...notice, createdAt }))
  const stored = await ctx.db.notice.createManyAndReturn({
    data: given,
    skipDuplicates: true,
    select: { id: true },
  })
  const isNew = new Set(stored.map(({ id }) => id))
  await enqueuePushes(
    ctx,
    given.filter(({ id, userId, type }) => {
      const chosen = choices.get(userId)
      return isNew.has(id) && chosen !== undefined && wantsNotice(chosen, type, 'push')
    }),
  )
}

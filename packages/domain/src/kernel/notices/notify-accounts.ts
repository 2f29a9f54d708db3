import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { TxCtx } from '../ctx'

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

/** Puts notices into the accounts' lists; those that are there already are left alone. */
export async function notifyAccounts(ctx: TxCtx, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const createdAt = ctx.clock.now()
  await ctx.db.notice.createMany({
    data: notices.map((notice) => ({ id: ctx.ids.next(), ...notice, createdAt })),
    skipDuplicates: true,
  })
}

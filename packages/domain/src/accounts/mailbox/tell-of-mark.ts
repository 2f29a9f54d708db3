import type { MarkFollowUp } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { mailRefusedEvent } from '../events'

/** The address's owner learns in their account that it gets no mails any more, and where to repair that. */
export const tellOfMark: MarkFollowUp = async (ctx, { address, key }) => {
  const user = await ctx.db.user.findFirst({
    where: { email: address, closedAt: null },
    select: { id: true },
  })
  if (!user) return
  await notify(ctx, mailRefusedEvent, { userId: user.id, key, data: {} })
}

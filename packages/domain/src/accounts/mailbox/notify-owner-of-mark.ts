import type { MarkFollowUp } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { mailRefusedEvent } from '../events'

/** Notifies the owner in their account that their address no longer gets mails, and where to repair that. */
export const notifyOwnerOfMark: MarkFollowUp = async (ctx, { address, key }) => {
  const user = await ctx.db.user.findFirst({
    where: { email: address, closedAt: null },
    select: { id: true },
  })
  if (!user) return
  await notify(ctx, mailRefusedEvent, { userId: user.id, key, data: {} })
}

import { paths } from '@oficio/contracts/paths'
import type { MarkFollowUp } from '../../kernel/ctx'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'

/** Whoever has the address learns in their account that it gets no mails any more, and where to mend that. */
export const tellOfMark: MarkFollowUp = async (ctx, { address, key }) => {
  const user = await ctx.db.user.findFirst({
    where: { email: address, closedAt: null },
    select: { id: true },
  })
  if (!user) return
  await notifyAccounts(ctx, [
    {
      userId: user.id,
      type: 'mail-refused',
      title: 'No podemos escribirte por email',
      body: 'Confirmá tu dirección de nuevo, o cambiala.',
      href: paths.profile(),
      dedupeKey: `mail-refused:${key}`,
    },
  ])
}

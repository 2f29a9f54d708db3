import { adSpaceName } from '@oficio/contracts/advertising/spaces'
import { paths } from '@oficio/contracts/paths'
import type { AdBooking } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { adBookedMail } from '../mails'

/** Tells the advertiser, by mail and in their account, that the days are theirs and what is missing. */
export async function tellPaid(ctx: TxCtx, { id, userId, spaceId }: AdBooking): Promise<void> {
  const dedupeKey = `ad-booked:${id}`
  await notifyAccounts(ctx, [
    {
      userId,
      type: 'ad-booked',
      title: 'Tu espacio de publicidad está reservado',
      body: `${adSpaceName(spaceId)}. Subí tu banner para que lo revisemos.`,
      href: paths.ownAdBooking(id),
      dedupeKey,
    },
  ])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, adBookedMail, { to: email, dedupeKey, refs: { adBookingId: id } })
}

import { adSpaceName } from '@oficio/contracts/advertising/spaces'
import { paths } from '@oficio/contracts/paths'
import type { AdBooking } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { adApprovedMail, adRejectedMail } from '../mails'

const decisions = {
  approved: { mail: adApprovedMail, title: 'Aprobamos tu banner', body: 'Se muestra desde el primer día.' },
  rejected: {
    mail: adRejectedMail,
    title: 'No aceptamos tu banner',
    body: 'Pedimos que te devuelvan lo que pagaste.',
  },
} as const

/** Tells the advertiser, by mail and in their account, what the team decided; once of each. */
export async function tellDecision(
  ctx: TxCtx,
  { id, userId, spaceId }: AdBooking,
  decision: keyof typeof decisions,
): Promise<void> {
  const { mail, title, body } = decisions[decision]
  const dedupeKey = `ad-${decision}:${id}`
  await notifyAccounts(ctx, [
    {
      userId,
      type: 'ad-decided',
      title,
      body: `${adSpaceName(spaceId)}. ${body}`,
      href: paths.ownAdBooking(id),
      dedupeKey,
    },
  ])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, mail, { to: email, dedupeKey, refs: { adBookingId: id } })
}

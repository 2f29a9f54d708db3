import { paths } from '@oficio/contracts/paths'
import type { Business } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { businessRefusedMail, businessRestoredMail } from '../mails'

const decisions = {
  refused: {
    mail: businessRefusedMail,
    title: 'Tu negocio dejó de verse',
    body: 'El motivo está en el email que te mandamos.',
  },
  restored: {
    mail: businessRestoredMail,
    title: 'Tu negocio está habilitado de nuevo',
    body: 'Se ve según cómo esté su plan.',
  },
} as const

/** Tells the owner of a business, by mail and in their account, what an admin decided; `happeningId` keeps it told once. */
export async function tellOwner(
  ctx: TxCtx,
  { id, userId }: Pick<Business, 'id' | 'userId'>,
  happeningId: string,
  decision: keyof typeof decisions,
): Promise<void> {
  if (userId === null) return
  const { mail, title, body } = decisions[decision]
  const dedupeKey = `business-${decision}:${happeningId}`
  await notifyAccounts(ctx, [
    { userId, type: 'business-decided', title, body, href: paths.userBusinesses(), dedupeKey },
  ])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, mail, { to: email, dedupeKey, refs: { businessId: id } })
}

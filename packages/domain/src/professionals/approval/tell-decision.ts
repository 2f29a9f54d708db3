import { paths } from '@oficio/contracts/paths'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { accountReinstatedMail, accountSuspendedMail } from '../mails'

const notices = {
  suspended: {
    mail: accountSuspendedMail,
    type: 'account-suspended',
    title: 'Tu cuenta está suspendida',
    body: 'No te llegan solicitudes. Si tenés una suscripción, pedimos pausarla.',
  },
  reinstated: {
    mail: accountReinstatedMail,
    type: 'account-reinstated',
    title: 'Tu cuenta está habilitada de nuevo',
    body: 'Volvés a recibir solicitudes de tus rubros.',
  },
} as const

/** Tells a professional by mail and in their account what was decided; `decisionId` keeps each decision told once. */
export async function tellDecision(
  ctx: TxCtx,
  userId: string,
  decisionId: string,
  state: keyof typeof notices,
): Promise<void> {
  const { mail, type, title, body } = notices[state]
  const dedupeKey = `${type}:${decisionId}`
  await notifyAccounts(ctx, [{ userId, type, title, body, href: paths.portal(), dedupeKey }])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, mail, { to: email, dedupeKey, refs: { userId } })
}

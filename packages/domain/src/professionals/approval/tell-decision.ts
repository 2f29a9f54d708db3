import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { paths } from '@oficio/contracts/paths'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import {
  accountApprovedMail,
  accountReinstatedMail,
  accountRejectedMail,
  accountSuspendedMail,
  accountUnderReviewMail,
} from '../mails'

const notices = {
  'under-review': {
    mail: accountUnderReviewMail,
    title: 'Recibimos tu registro',
    body: 'Apenas nuestro equipo lo apruebe, te avisamos.',
  },
  approved: {
    mail: accountApprovedMail,
    title: 'Tu cuenta está aprobada',
    body: 'Desde ahora te llegan las solicitudes de tus rubros y tu zona.',
  },
  rejected: {
    mail: accountRejectedMail,
    title: 'Tu cuenta no fue aprobada',
    body: 'En tu portal están el motivo y cómo corregirlo.',
  },
  suspended: {
    mail: accountSuspendedMail,
    title: 'Tu cuenta está suspendida',
    body: 'No te llegan solicitudes. Si tenés una suscripción, pedimos pausarla.',
  },
  reinstated: {
    mail: accountReinstatedMail,
    title: 'Tu cuenta está habilitada de nuevo',
    body: 'Volvés a recibir solicitudes de tus rubros.',
  },
} as const

/**
 * Tells a professional by mail and in their account how it stands now; `happeningId` keeps each decision, or each time that
 * it was handed in, told once.
 */
export async function tellDecision(
  ctx: TxCtx,
  userId: string,
  happeningId: string,
  state: keyof typeof notices,
): Promise<void> {
  const { mail, title, body } = notices[state]
  const type: NoticeKind = `account-${state}`
  const dedupeKey = `${type}:${happeningId}`
  await notifyAccounts(ctx, [{ userId, type, title, body, href: paths.portal(), dedupeKey }])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, mail, { to: email, dedupeKey, refs: { userId } })
}

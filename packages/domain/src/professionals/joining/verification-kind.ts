import { paths } from '@oficio/contracts/paths'
import type { ProfessionalStatus } from '@oficio/contracts/professionals/approval'
import { verificationFeeKind } from '@oficio/contracts/professionals/verification-fee'
import type { Ctx } from '../../kernel/ctx'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { handToTeam } from '../approval/hand-to-team'
import { startVerificationPayment } from './start-verification-payment'

const closedText = 'La cuenta de este pago ya se cerró.'

const doneTexts: Record<ProfessionalStatus, string> = {
  pending_payment: 'Registramos tu pago.',
  pending_approval: 'Ahora nuestro equipo revisa tu cuenta. Te avisamos apenas esté aprobada.',
  approved: 'Tu cuenta está verificada y aprobada: ya podés recibir solicitudes.',
  rejected: 'Nuestro equipo ya revisó tu cuenta y pidió cambios: en tu portal ves qué corregir.',
  suspended: 'Tu cuenta está suspendida: en tu portal ves el motivo.',
  closed: closedText,
}

/** Returns the text about a completed payment, depending on the account's current status. */
async function doneText(ctx: Ctx, professionalId: string): Promise<string> {
  const professional = await ctx.db.professional.findUnique({
    where: { id: professionalId, user: { closedAt: null } },
    select: { status: true },
  })
  return professional ? doneTexts[professional.status] : closedText
}

const toPortal = { text: 'Ir a mi portal', path: paths.portal() }

/**
 * The one-time payment of a full registration. Once it is approved, the account waits for the site's team. A later
 * refund changes nothing, because the card has proved to be real.
 */
export const verificationKind: PaymentKindDefinition = {
  kind: verificationFeeKind,
  title: 'Verificación de cuenta profesional',
  priceArs: (ctx) => ctx.settings.getFresh('verificationFeeArs'),
  async grant(ctx, { subjectId }) {
    const { count } = await ctx.db.professional.updateMany({
      where: { id: subjectId, status: 'pending_payment' },
      data: { status: 'pending_approval' },
    })
    if (count === 0) return 'not_fulfilled'
    await handToTeam(ctx, subjectId)
    return null
  },
  async takeBack() {},
  start: startVerificationPayment,
  view: async (ctx, _actor, { subjectId }) => ({
    says: {
      done: await doneText(ctx, subjectId),
      next: 'tu cuenta pasa a revisión',
      over: null,
      link: toPortal,
      startPath: paths.professionalPayments(),
    },
    subject: null,
    isUsed: true,
  }),
  returnReasons: {},
  /**
   * Returns the account's current mail address. For a closed account, returns null, and the address used for the
   * payment applies.
   */
  async returnedTo(ctx, { subjectId }) {
    const professional = await ctx.db.professional.findUnique({
      where: { id: subjectId, user: { closedAt: null } },
      select: { user: { select: { email: true } } },
    })
    return professional && { email: professional.user.email }
  },
  payerErasedBy: 'ledger',
  nextAfterReturn: async (ctx) => ({
    text: toPortal.text,
    url: new URL(toPortal.path, ctx.site.origin).toString(),
  }),
}

import { paths } from '@oficio/contracts/paths'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { startVerificationPayment } from './start-verification-payment'

/**
 * The one-time charge of a full registration: once it is approved the account waits for the site's team. A later refund
 * takes nothing back: the card was shown to be real.
 */
export const verificationKind: PaymentKindDefinition = {
  kind: 'verification',
  title: 'Verificación de cuenta profesional',
  async grant(ctx, { subjectId }) {
    const { count } = await ctx.db.professional.updateMany({
      where: { id: subjectId, status: 'pending_payment' },
      data: { status: 'pending_approval' },
    })
    return count === 1 ? null : 'not_fulfilled'
  },
  async takeBack() {},
  isMeant: ({ type }) => type === 'verification',
  start: startVerificationPayment,
  // Whoever made the payment sees it, and the account's owner is who made it.
  isOwnerOf: async () => false,
  viewSubject: async () => ({ requestId: null, trackingUrl: null, filed: null }),
  says: () => ({
    done: 'Ahora nuestro equipo revisa tu cuenta. Te avisamos apenas esté aprobada.',
    next: 'tu cuenta pasa a revisión',
    link: { text: 'Ir a mi portal', path: paths.portal() },
  }),
  isUsed: () => true,
  returnedTo: async () => null,
  nextAfterReturn: async (ctx) => ({
    leadsTo: 'portal',
    url: new URL(paths.portal(), ctx.site.origin).toString(),
  }),
}

import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewPayment } from '../../payments/checkout/view-payment'
import { visibleProfessional } from '../own-professional'

/**
 * Returns what a professional paid, or tried to, beside the subscription: the verification of the account, and fees of
 * their own requests; newest first. An admin sees anybody's. Throws forbidden, not_found.
 */
export async function listSinglePayments(
  ctx: Ctx,
  actor: Actor,
  input: { professionalId?: string | undefined } = {},
): Promise<PaymentView[]> {
  const { userId } = await visibleProfessional(ctx.db, actor, input.professionalId)
  const intents = await ctx.db.paymentIntent.findMany({
    where: { userId, payments: { some: {} } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return Promise.all(intents.map(({ id }) => viewPayment(ctx, actor, id)))
}

import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewPayment } from '../../payments/checkout/view-payment'
import { visibleProfessional } from '../own-professional'

/**
 * Returns a professional's payments and attempts besides the subscription, newest first: the account verification and
 * fees of their own requests. An admin may see any professional's. Throws forbidden, not_found.
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

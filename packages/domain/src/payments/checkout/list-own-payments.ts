import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { listOwnPaymentsEndpoint } from '@oficio/contracts/payments/endpoints'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutPage, ownPage } from '../../kernel/lists/own-page'
import { viewPayment } from './view-payment'

/** Returns a page of the account's payments, newest first, without asking the provider. Throws unauthenticated. */
export async function listOwnPayments(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof listOwnPaymentsEndpoint>,
): Promise<ResponseOf<typeof listOwnPaymentsEndpoint>> {
  const { userId } = requireAccount(actor)
  const { where, ...page } = ownPage(input)
  const intents = await ctx.db.paymentIntent.findMany({
    where: { userId, ...where },
    select: { id: true },
    ...page,
  })
  const { rows, nextCursor } = cutPage(intents, input)
  return { payments: await Promise.all(rows.map(({ id }) => viewPayment(ctx, actor, id))), nextCursor }
}

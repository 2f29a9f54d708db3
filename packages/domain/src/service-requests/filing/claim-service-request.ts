import { AppError } from '@oficio/contracts/errors'
import { type Caller, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isTrackingToken } from '../tracking-link'

/**
 * Links a request that was filed without an account to the caller's account. The caller must hold the request's
 * tracking link. Throws request_not_found, also when the request already belongs to another account.
 */
export async function claimServiceRequest(
  ctx: Ctx,
  actor: Caller,
  input: { id: string },
): Promise<{ success: true }> {
  const { userId, trackingToken } = requireAccount(actor)
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: input.id } })
  if (!request || !isTrackingToken(ctx, trackingToken, request)) throw new AppError('request_not_found')
  const { count } = await ctx.db.serviceRequest.updateMany({
    // The tracking link is the proof. The version is compared again because the link may have been voided since the
    // check above.
    where: {
      id: request.id,
      linkVersion: request.linkVersion,
      OR: [{ userId: null }, { userId }],
    },
    data: { userId },
  })
  if (count === 0) throw new AppError('request_not_found')
  return { success: true }
}

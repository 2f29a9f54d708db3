import { AppError } from '@oficio/contracts/errors'
import { type Caller, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isTrackingToken } from '../tracking-link'

/**
 * Puts a request that was filed without an account under the account of whoever holds its link.
 * Throws request_not_found: also when it belongs to another account already.
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
    // The link that was shown is the proof; in that moment it may have been made void.
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

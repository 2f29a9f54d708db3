import type { ResponseOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import type { getDeviceRequestEndpoint } from '@oficio/contracts/service-requests/request-links'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { trackingToken } from '../tracking-link'

/**
 * Returns the newest live request that was filed from the caller's device, so that a client who lost the mail finds
 * the way back from the home page (docs/product.md, 'Tracking'). An HTTP-only cookie identifies the device.
 */
export async function getDeviceRequest(
  ctx: Ctx,
  actor: Actor,
): Promise<ResponseOf<typeof getDeviceRequestEndpoint>> {
  const { deviceHash } = identityOf(actor)
  if (deviceHash === null) return { request: null }
  const request = await ctx.db.serviceRequest.findFirst({
    where: { deviceHash, status: { in: [...liveStatuses] }, anonymisedAt: null },
    orderBy: { createdAt: 'desc' },
  })
  if (!request) return { request: null }
  const { title, status, leadCount } = request
  return { request: { title, status, leadCount, trackingPath: paths.tracking(trackingToken(ctx, request)) } }
}

import { AppError } from '@oficio/contracts/errors'
import type { ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewerOf } from '../viewer'
import { loadRequest, viewRequest } from './view-request'

/**
 * Returns the request with the fields that the caller may see (docs/product.md, 'Contact data'). Throws
 * request_not_found.
 */
export async function getServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<ServiceRequestView> {
  const request = await loadRequest(ctx.db, input.id)
  if (!request) throw new AppError('request_not_found')
  return viewRequest(ctx, request, await viewerOf(ctx, actor, request))
}

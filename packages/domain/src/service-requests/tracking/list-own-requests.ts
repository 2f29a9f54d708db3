import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { listOwnRequestsEndpoint, OwnRequest } from '@oficio/contracts/service-requests/own-request'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutPage, ownPage } from '../../kernel/lists/own-page'
import { viewPhoto } from '../../photos/photo-keys'
import { trackingToken } from '../tracking-link'
import { runningUntil } from '../urgency/urgent-contact'

const excerptLength = 180

/** Maximum of requests that the page 'my requests' shows. */
const onPage = 100

/** Returns a page of the signed-in user's own requests, newest first. */
export async function listOwnRequestPages(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof listOwnRequestsEndpoint>,
): Promise<ResponseOf<typeof listOwnRequestsEndpoint>> {
  const { rows, nextCursor } = await listOwn(ctx, actor, input)
  return { serviceRequests: rows.map(({ trackingToken: _token, ...row }) => row), nextCursor }
}

/** Returns the signed-in user's own requests, newest first, each with the token of its tracking page. */
export const listOwnRequests = async (ctx: Ctx, actor: Actor): Promise<OwnRequest[]> =>
  (await listOwn(ctx, actor, { limit: onPage })).rows

async function listOwn(ctx: Ctx, actor: Actor, input: InputOf<typeof listOwnRequestsEndpoint>) {
  const { userId } = requireAccount(actor)
  const { where, ...page } = ownPage(input)
  const requests = await ctx.db.serviceRequest.findMany({
    where: { userId, ...where },
    include: {
      photos: { where: { state: 'attached' }, orderBy: { position: 'asc' }, take: 1 },
      _count: { select: { photos: { where: { state: 'attached' } } } },
    },
    ...page,
  })
  const { rows, nextCursor } = cutPage(requests, input)
  const views = rows.map(async (row) => ({
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.description, excerptLength),
    photoCount: row._count.photos,
    thumbUrl: row.photos[0] ? viewPhoto(ctx, row.photos[0]).thumbUrl : null,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    leadCount: row.leadCount,
    isConfirmed: row.confirmedAt !== null,
    isUrgent: row.isUrgent,
    urgentUntil: await runningUntil(ctx.db, row),
    trackingToken: trackingToken(ctx, row),
  }))
  return { rows: await Promise.all(views), nextCursor }
}

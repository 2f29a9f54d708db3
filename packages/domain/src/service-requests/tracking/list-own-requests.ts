import type { OwnRequest } from '@oficio/contracts/service-requests/own-request'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'
import { viewPhoto } from '../../photos/photo-keys'
import { trackingToken } from '../tracking-link'
import { runningUntil } from '../urgency/urgent-contact'

const excerptLength = 180

/** Returns the account's own requests, newest first, each with the token of its tracking page. */
export async function listOwnRequests(ctx: Ctx, actor: Actor): Promise<OwnRequest[]> {
  const { userId } = requireAccount(actor)
  const rows = await ctx.db.serviceRequest.findMany({
    where: { userId },
    include: {
      photos: { where: { state: 'attached' }, orderBy: { position: 'asc' }, take: 1 },
      _count: { select: { photos: { where: { state: 'attached' } } } },
    },
    orderBy: { createdAt: 'desc' },
    take: 100,
  })
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
  return Promise.all(views)
}

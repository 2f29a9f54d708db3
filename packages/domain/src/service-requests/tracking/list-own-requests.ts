import { AppError } from '@oficio/contracts/errors'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'
import { viewPhoto } from '../../photos/photo-keys'
import { runningUntil } from '../urgency/urgent-contact'
import { trackingToken } from './tracking-link'

const excerptLength = 180

export interface OwnRequest {
  id: string
  title: string
  /** Start of what the client wrote; blank once it was erased. */
  excerpt: string
  photoCount: number
  /** Signed address of the first photo. */
  thumbUrl: string | null
  status: ServiceRequestStatus
  createdAt: string
  expiresAt: string
  leadCount: number
  isConfirmed: boolean
  isUrgent: boolean
  /** Until when somebody has to make contact, or the fee goes back; null where no promise runs. */
  urgentUntil: string | null
  trackingToken: string
}

/** Returns the account's own requests, newest first, each with the token of its tracking page. */
export async function listOwnRequests(ctx: Ctx, actor: Actor): Promise<OwnRequest[]> {
  if (!actor.userId) throw new AppError('unauthenticated')
  const rows = await ctx.db.serviceRequest.findMany({
    where: { userId: actor.userId },
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

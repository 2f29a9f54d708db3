import type { ServiceRequest, User } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import type { DeliveryOptions } from '../../kernel/events/channel'
import { notify } from '../../kernel/notices/notify'
import { requestForProfessionalEvent } from '../matching-events'
import { titleForProfessionals } from '../title-for-professionals'
import { isExempt, type UrgentSender } from './exempt-urgencies'
import type { Match } from './match-professionals'
import { findFull, isUnconfirmed } from './unconfirmed-notices'

export type AnnouncedRequest = Pick<
  ServiceRequest,
  'id' | 'title' | 'rubroId' | 'localidadId' | 'confirmedAt'
> &
  UrgentSender

interface Wave {
  matches: Match[]
  wave: number
  isFirstOffer: boolean
}

export const withReader = {
  id: true,
  userId: true,
  user: { select: { emailVerifiedAt: true, hasDailyDigest: true } },
} as const

/**
 * Notifies the professionals of a wave. Site and push notices go out at once. The mail goes out at once too, except to
 * professionals who chose the daily digest. An urgent request or a first offer cannot wait, so it is mailed to
 * everybody at once. A professional who got too many notices (`findFull`) gets only the digest.
 */
export async function notifyWave(
  ctx: TxCtx,
  request: AnnouncedRequest,
  { matches, wave, isFirstOffer }: Wave,
): Promise<void> {
  const professionalIds = matches.map(({ professionalId }) => professionalId)
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: professionalIds } },
    select: withReader,
  })
  // Clients are not notified of their own requests.
  const otherProfessionals = professionals.filter(({ userId }) => userId !== request.userId)
  const canWait = !request.isUrgent && !isFirstOffer
  const later = new Set(
    otherProfessionals.filter(({ user }) => canWait && isMailedDaily(user)).map(({ id }) => id),
  )
  const wasUnconfirmed = await isUnconfirmed(ctx, request)
  const deferred = await findFull(ctx, request, professionalIds)
  const notifiedAt = ctx.clock.now()
  await ctx.db.serviceRequestRecipient.createMany({
    data: matches.map((match) => ({
      requestId: request.id,
      ...match,
      wave,
      notifiedAt,
      waitsForDigest: later.has(match.professionalId) || deferred.has(match.professionalId),
      isDeferred: deferred.has(match.professionalId),
      wasUnconfirmed,
    })),
    skipDuplicates: true,
  })
  const notifiedNow = otherProfessionals.filter(({ id }) => !deferred.has(id))
  const mailedNow = notifiedNow.filter(({ id }) => !later.has(id))
  await notifyOfRequest(ctx, request, notifiedNow, { isFirstOffer, exceptChannel: 'mail' })
  await notifyOfRequest(ctx, request, mailedNow, { isFirstOffer, onlyChannel: 'mail' })
}

/** Notifies professionals of a request by the channels that the options include. */
export async function notifyOfRequest(
  ctx: TxCtx,
  request: Pick<AnnouncedRequest, 'id' | 'title' | 'rubroId' | 'localidadId' | 'isUrgent' | 'confirmedAt'>,
  professionals: readonly { id: string; userId: string }[],
  {
    isFirstOffer = false,
    ...options
  }: { isFirstOffer?: boolean } & Pick<DeliveryOptions, 'onlyChannel' | 'exceptChannel'>,
): Promise<void> {
  if (professionals.length === 0) return
  const { id: requestId, isUrgent } = request
  const data = { requestId, isUrgent, isFirstOffer, requestTitle: await titleForProfessionals(ctx, request) }
  await notify(
    ctx,
    requestForProfessionalEvent,
    professionals.map(({ id: professionalId, userId }) => ({
      userId,
      key: `${requestId}:${professionalId}`,
      data: { ...data, professionalId },
    })),
    options,
  )
}

/**
 * Returns whether the user gets the daily digest. As with every mail setting, the choice counts only after the mailbox
 * is proven.
 */
export const isMailedDaily = ({
  hasDailyDigest,
  emailVerifiedAt,
}: Pick<User, 'hasDailyDigest' | 'emailVerifiedAt'>) => hasDailyDigest && emailVerifiedAt !== null

/**
 * Mails an urgent request at once to professionals who were waiting for the daily digest, because the request cannot
 * wait any more. A request that is not exempt from the limits of notices still waits.
 */
export async function mailWaiting(ctx: TxCtx, request: AnnouncedRequest): Promise<void> {
  if (!(await isExempt(ctx, request))) return
  const waiting = await ctx.db.serviceRequestRecipient.updateManyAndReturn({
    where: { requestId: request.id, waitsForDigest: true },
    data: { waitsForDigest: false },
    select: { professionalId: true },
  })
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: waiting.map(({ professionalId }) => professionalId) } },
    select: withReader,
  })
  await notifyOfRequest(ctx, request, professionals, { onlyChannel: 'mail' })
}

import { limits } from '@oficio/contracts/limits'
import { seatCount } from '@oficio/contracts/service-requests/seats'
import { isWaiting, waitingStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { findReach } from '../find-reach'
import { noFirstOffer } from '../first-offer'
import { isHeld } from '../form/held-requests'
import { notifyProfessionalsJob } from '../jobs'
import { type LockedRequest, lockRequest } from '../lock-request'
import { seatsLeft } from '../seats'
import { type Match, matchProfessionals } from './match-professionals'
import {
  type AnnouncedRequest,
  isMailedDaily,
  mailWaiting,
  notifyOfRequest,
  notifyWave,
  withReader,
} from './notify-wave'
import { findFull, isSiteFull, isUnconfirmed } from './unconfirmed-notices'
import { wavePauseMs } from './wave-pause'

/**
 * Notifies the next wave of matching professionals: the `waveSize` nearest at once, and as many more after each pause
 * while seats remain. A professional whom the client prefers is notified alone, before the others (docs/product.md,
 * 'Matching'). Idempotent: everything happens in one transaction and is keyed by request and professional.
 */
export async function notifyProfessionals(ctx: Ctx, requestId: string): Promise<void> {
  const seats = await ctx.settings.get('leadsPerRequest')
  await ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, requestId)
    if (!request || !isWaiting(request.status)) return
    // The request may have become urgent after its professionals were notified.
    await mailWaiting(ctx, request)
    if (request.confirmedAt) await tellDeferred(ctx, request)
    const now = ctx.clock.now()
    if (isHeld(request)) return
    const isDue = request.wave === 0 || (request.nextWaveAt !== null && request.nextWaveAt <= now)
    if (!isDue || seatsLeft(request, seats) === 0) return
    if ((await isUnconfirmed(ctx, request)) && (await isSiteFull(ctx))) return hold(ctx, requestId)
    const { latitude, longitude } = await ctx.db.localidad.findUniqueOrThrow({
      where: { id: request.localidadId },
    })
    const first = await firstMatch(ctx, request)
    const place = { rubroId: request.rubroId, localidadId: request.localidadId, latitude, longitude }
    const matches = first
      ? [first]
      : await matchProfessionals(ctx, place, {
          limit: limits.waveSize,
          excludeRequestId: requestId,
        })
    const wave = request.wave + 1
    await notifyWave(ctx, request, { matches, wave, isFirstOffer: first !== null })
    const nextWaveAt = first ? request.firstOfferUntil : pauseAfter(matches, request, now)
    await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { wave, nextWaveAt } })
  })
}

/** Holds the request: professionals are notified when its client confirms it. */
const hold = async (ctx: TxCtx, id: string): Promise<void> =>
  void (await ctx.db.serviceRequest.update({ where: { id }, data: { heldBecause: 'site' } }))

/** Returns when the next wave is due, or null when this wave was not full, because then nobody else matches. */
const pauseAfter = (matches: readonly Match[], request: LockedRequest, now: Date): Date | null =>
  matches.length < limits.waveSize ? null : new Date(now.getTime() + wavePauseMs(request))

/**
 * Returns the preferred professional, who alone gets the first wave. Returns null when there is none, or when they do
 * not match any more; then the first offer is removed, so that the others need not wait.
 */
async function firstMatch(ctx: TxCtx, request: LockedRequest): Promise<Match | null> {
  const { preferredProfessionalId: professionalId, firstOfferUntil } = request
  if (request.wave > 0 || !professionalId || !firstOfferUntil || firstOfferUntil <= ctx.clock.now())
    return null
  const reach = await findReach(ctx, professionalId, request)
  if (reach) return { professionalId, ...reach }
  await ctx.db.serviceRequest.update({ where: { id: request.id }, data: noFirstOffer })
  return null
}

export const notifyProfessionalsHandler = handledBy(notifyProfessionalsJob, (ctx, { requestId }) =>
  notifyProfessionals(ctx, requestId),
)

const wavesAtOnce = 500

/** Enqueues the waves that are due. The clock runs it every minute. */
export async function runDueWaves(ctx: Ctx): Promise<void> {
  const seats = await ctx.settings.get('leadsPerRequest')
  const due = await ctx.db.serviceRequest.findMany({
    where: {
      nextWaveAt: { lte: ctx.clock.now() },
      status: { in: [...waitingStatuses] },
      // The query itself filters by free seats. Full requests stay due, and would otherwise fill the batch for weeks.
      OR: [
        { confirmedAt: { not: null }, leadCount: { lt: seatCount(seats, true) } },
        { confirmedAt: null, heldBecause: null, leadCount: { lt: seatCount(seats, false) } },
      ],
    },
    select: { id: true },
    orderBy: { nextWaveAt: 'asc' },
    take: wavesAtOnce,
  })
  for (const { id } of due) {
    await ctx.transaction((ctx) => enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: id }))
  }
}

export const runDueWavesClock = atTimes(
  { name: 'run-due-waves', label: 'Revisar avisos pendientes', at: '* * * * *' },
  runDueWaves,
)

/**
 * Notifies the professionals whose notice of a request was deferred to the daily digest, now that the request is
 * confirmed. Site and push notices go out at once. So does the mail, except to professionals who chose one mail a day
 * or whose digest already had the request. A professional who got too many notices (`findFull`) keeps waiting for the
 * digest.
 */
async function tellDeferred(ctx: TxCtx, request: AnnouncedRequest): Promise<void> {
  const waitingRows = await ctx.db.serviceRequestRecipient.findMany({
    where: { requestId: request.id, isDeferred: true },
    select: { professionalId: true },
  })
  const recipientIds = waitingRows.map(({ professionalId }) => professionalId)
  const full = await findFull(ctx, request, recipientIds)
  const deferred = await ctx.db.serviceRequestRecipient.updateManyAndReturn({
    where: { requestId: request.id, isDeferred: true, professionalId: { notIn: [...full] } },
    data: { isDeferred: false, notifiedAt: ctx.clock.now() },
    select: { professionalId: true, waitsForDigest: true },
  })
  if (deferred.length === 0) return
  const waiting = deferred.filter(({ waitsForDigest }) => waitsForDigest)
  const waitingIds = new Set(waiting.map(({ professionalId }) => professionalId))
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: deferred.map(({ professionalId }) => professionalId) } },
    select: withReader,
  })
  const otherProfessionals = professionals.filter(({ userId }) => userId !== request.userId)
  await notifyOfRequest(ctx, request, otherProfessionals, { exceptChannel: 'mail' })
  const mailedProfessionals = otherProfessionals.filter(
    ({ id, user }) => waitingIds.has(id) && !isMailedDaily(user),
  )
  await ctx.db.serviceRequestRecipient.updateMany({
    where: { requestId: request.id, professionalId: { in: mailedProfessionals.map(({ id }) => id) } },
    data: { waitsForDigest: false },
  })
  await notifyOfRequest(ctx, request, mailedProfessionals, { onlyChannel: 'mail' })
}

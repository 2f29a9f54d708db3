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
  isMailedDaily,
  mailWaiting,
  notifyOfRequest,
  type ToldRequest,
  tellWave,
  withReader,
} from './tell-wave'
import { findFull, isSiteFull, isUnconfirmed } from './unconfirmed-notices'
import { wavePauseMs } from './wave-pause'

/**
 * Tells the next wave of matching professionals: the `waveSize` nearest at once, as many more after each pause while
 * seats remain, before all of them whom the client wants most (docs/product.md, 'Matching'). All in one transaction and keyed
 * by request and professional, so that running it twice, or asking for it again, tells nobody twice.
 */
export async function notifyProfessionals(ctx: Ctx, requestId: string): Promise<void> {
  const seats = await ctx.settings.get('leadsPerRequest')
  await ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, requestId)
    if (!request || !isWaiting(request.status)) return
    // It may have become urgent since they were told.
    if (request.isUrgent) await mailWaiting(ctx, request)
    if (request.confirmedAt) await tellDeferred(ctx, request)
    const now = ctx.clock.now()
    if (isHeld(request)) return
    const isDue = request.wave === 0 || (request.nextWaveAt !== null && request.nextWaveAt <= now)
    if (!isDue || seatsLeft(request, seats) === 0) return
    if (isUnconfirmed(request) && (await isSiteFull(ctx))) return hold(ctx, requestId)
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
    await tellWave(ctx, request, { matches, wave, isFirstOffer: first !== null })
    const nextWaveAt = first ? request.firstOfferUntil : pauseAfter(matches, request, now)
    await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { wave, nextWaveAt } })
  })
}

/** Professionals are notified once its client confirms it. */
const hold = async (ctx: TxCtx, id: string): Promise<void> =>
  void (await ctx.db.serviceRequest.update({ where: { id }, data: { heldBecause: 'site' } }))

/** Returns when the next wave is due. Fewer than a full one: there is nobody left to tell. */
const pauseAfter = (matches: readonly Match[], request: LockedRequest, now: Date): Date | null =>
  matches.length < limits.waveSize ? null : new Date(now.getTime() + wavePauseMs(request))

/**
 * Returns whom alone the first wave tells, because the client wants them most; null where nobody is, or they do not match
 * any more, and then the others need not wait for them.
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

/** Enqueues the waves whose time has come. The clock runs it every minute. */
export async function runDueWaves(ctx: Ctx): Promise<void> {
  const seats = await ctx.settings.get('leadsPerRequest')
  const due = await ctx.db.serviceRequest.findMany({
    where: {
      nextWaveAt: { lte: ctx.clock.now() },
      status: { in: [...waitingStatuses] },
      // Asked of the database: requests without a free seat stay due, and would take up the list for weeks.
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
 * Notifies of a request that is confirmed by now the professionals whose notice was left to the mail of the day: at once,
 * but for the mail of those who chose one a day, and of those whom that mail has reached already. Who got many notices of its
 * connection goes on waiting for the mail of the day.
 */
async function tellDeferred(ctx: TxCtx, request: ToldRequest): Promise<void> {
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
  const others = professionals.filter(({ userId }) => userId !== request.userId)
  await notifyOfRequest(ctx, request, others, { channels: ['site', 'push'] })
  const mailed = others.filter(({ id, user }) => waitingIds.has(id) && !isMailedDaily(user))
  await ctx.db.serviceRequestRecipient.updateMany({
    where: { requestId: request.id, professionalId: { in: mailed.map(({ id }) => id) } },
    data: { waitsForDigest: false },
  })
  await notifyOfRequest(ctx, request, mailed, { channels: ['mail'] })
}

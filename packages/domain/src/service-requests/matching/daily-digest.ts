import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { serverLimits } from '@oficio/contracts/server-limits'
import { waitingStatuses } from '@oficio/contracts/service-requests/shapes'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { addHours } from 'date-fns'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { builtBy, eventKey } from '../../kernel/events/define-event'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { notify } from '../../kernel/notices/notify'
import { dayStart } from '../../kernel/time/day-start'
import { subDays } from '../../kernel/time/days'
import { lockProfessional } from '../../professionals/lock-professional'
import { isInReach } from '../find-reach'
import { type DigestedRequest, requestsDigestEvent } from '../matching-events'
import { seatsLeft } from '../seats'
import { titleForProfessionals } from '../title-for-professionals'

/**
 * Recipient rows read for one digest: more than a professional is notified of in a day. Further requests are in the
 * portal.
 */
const mostRead = 200

/** Returns when the daily digest was due last: at `limits.digestHour` in Argentina, today or yesterday. */
function lastDue(now: Date): Date {
  const today = addHours(dayStart(now), limits.digestHour)
  return today <= now ? today : subDays(today, 1)
}

/** Returns a calendar day as its date column stores it. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * Mails the daily digest to professionals who chose one mail a day: the requests they were matched with since the last
 * digest (docs/product.md, 'Choosing notices'). Each request is in one digest of a professional, and a professional
 * gets at most one digest a day, however often the job runs.
 */
export async function sendDigests(ctx: Ctx): Promise<void> {
  const due = lastDue(ctx.clock.now())
  await forEachId({
    find: ({ after, take }) => ctx.db.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT professional_id AS id FROM service_request_recipients
      WHERE waits_for_digest AND notified_at <= ${due} AND professional_id > ${after}::uuid
      ORDER BY professional_id LIMIT ${take}`,
    run: (id) => ctx.transaction((ctx) => digest(ctx, id, due)),
  })
}

// Runs every 10 minutes, so that a worker that was down at the digest hour catches up.
export const sendDigestsClock = atTimes(
  { name: 'send-digests', label: 'Mandar las solicitudes del día', at: '*/10 * * * *' },
  sendDigests,
)

async function digest(ctx: TxCtx, professionalId: string, due: Date): Promise<void> {
  // The lock makes parallel runs wait for each other.
  await lockProfessional(ctx.db, professionalId)
  const day = calendarDay(due)
  const key = `${professionalId}:${day}`
  const dedupeKey = eventKey(requestsDigestEvent, key)
  // Rows stored after today's digest, even with an earlier time, go into the next digest.
  if ((await ctx.db.mail.count({ where: { dedupeKey } })) > 0) return
  await ctx.db.serviceRequestRecipient.updateMany({
    where: { professionalId, waitsForDigest: true, notifiedAt: { lte: due } },
    data: { waitsForDigest: false, digestDay: dateOf(day) },
  })
  const { requests } = await listDigested(ctx, professionalId, dateOf(day))
  if (requests.length === 0) return
  const { userId } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    select: { userId: true },
  })
  await notify(ctx, requestsDigestEvent, { userId, key, data: { professionalId, day } })
}

/** Builds the daily digest. Returns null when none of its requests can be taken any more. */
export const requestsDigestBuilder = builtBy(
  requestsDigestEvent,
  async (ctx, { professionalId, day }, to) => {
    const professional = await ctx.db.professional.findUnique({
      where: { id: professionalId },
      select: { user: { select: { firstName: true, email: true } } },
    })
    if (professional?.user.email.toLowerCase() !== to.toLowerCase()) return null
    const { requests, hasMore } = await listDigested(ctx, professionalId, dateOf(day))
    if (requests.length === 0) return null
    const urlOf = (path: string) => new URL(path, ctx.site.origin).href
    return {
      firstName: professional.user.firstName,
      requests,
      hasMore,
      portalUrl: urlOf(paths.portal()),
      choicesUrl: urlOf(paths.noticeChoices()),
    }
  },
)

/**
 * Returns the requests of a day's digest that the professional may still take, newest first, at most
 * `serverLimits.digestRequests`. Includes only requests that wait, have a free seat, still match the professional and
 * are not a lead of theirs.
 */
async function listDigested(
  ctx: Ctx,
  professionalId: string,
  digestDay: Date,
): Promise<{ requests: DigestedRequest[]; hasMore: boolean }> {
  const leadsPerRequest = await ctx.settings.get('leadsPerRequest')
  const notifiedRequests = await ctx.db.serviceRequestRecipient.findMany({
    where: {
      professionalId,
      digestDay,
      request: { status: { in: [...waitingStatuses] }, leads: { none: { professionalId } } },
    },
    include: {
      request: {
        include: {
          rubro: { select: { icon: true } },
          localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
          _count: { select: { photos: true } },
        },
      },
    },
    orderBy: [{ notifiedAt: 'desc' }, { requestId: 'desc' }],
    take: mostRead,
  })
  const requests: DigestedRequest[] = []
  for (const { request, distanceKm } of notifiedRequests) {
    const seats = seatsLeft(request, leadsPerRequest)
    if (seats === 0 || !(await isInReach(ctx, professionalId, request.id))) continue
    if (requests.length === serverLimits.digestRequests) return { requests, hasMore: true }
    requests.push({
      title: await titleForProfessionals(ctx, request),
      rubroIcon: request.rubro.icon,
      city: request.localidad.nombre,
      state: request.localidad.provincia.nombre,
      distanceKm,
      photoCount: request._count.photos,
      isConfirmed: request.confirmedAt !== null,
      isUrgent: request.isUrgent,
      seatsLeft: seats,
      requestUrl: new URL(paths.professionalRequest(request.id), ctx.site.origin).href,
    })
  }
  return { requests, hasMore: false }
}

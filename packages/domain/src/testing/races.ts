import type { Professional, ServiceRequest } from '@oficio/db/generated/client'
import { account, visitor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { takeLead } from '../leads/taking/take-lead'
import { confirmServiceRequest } from '../service-requests/filing/confirm-service-request'
import { createServiceRequest } from '../service-requests/filing/create-service-request'
import { confirmationCode } from '../service-requests/tracking-link'
import { buildProfessional } from './builders/build-professional'
import { buildServiceRequest } from './builders/build-service-request'
import { buildSubmission } from './builders/build-submission'

/** What a crowd that did the same thing at once left behind. Short tests and long drills judge it alike. */
export interface Outcome {
  /** How many calls were answered, and how many refused with which code. */
  answered: number
  refused: Record<string, number>
  /** From the first call to the last answer. */
  tookMs: number
  /** Promises that were broken, in words; none when all is well. */
  faults: string[]
}

/** Professionals who click twice at the same moment to open the contact data of one request. */
export async function raceForLeads(
  ctx: Ctx,
  { professionals: count, isConfirmed }: { professionals: number; isConfirmed: boolean },
): Promise<Outcome> {
  const professionals: Professional[] = []
  for (let made = 0; made < count; made += 1) professionals.push(await buildProfessional(ctx))
  const { id } = await buildServiceRequest(ctx, isConfirmed ? {} : { confirmedAt: null })
  const clicks = professionals.flatMap((professional) => [professional, professional])
  const calls = await settle(
    clicks.map(({ userId }) => takeLead(ctx, account(userId, 'professional'), { id })),
  )
  const seats = isConfirmed ? 5 : 2
  const leads = await ctx.db.lead.findMany({ where: { requestId: id } })
  const takers = new Set(leads.map(({ professionalId }) => professionalId))
  const { leadCount } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
  const after = await ctx.db.professional.findMany({ where: { id: { in: professionals.map((p) => p.id) } } })
  const freeLeads = (isTaker: boolean) =>
    after.filter((p) => takers.has(p.id) === isTaker).map((p) => p.freeLeadsLeft)
  const told = await ctx.db.mail.count({
    where: { template: 'lead-taken', refs: { path: ['requestId'], equals: id } },
  })
  return withFaults(calls, [
    differs('leads', leads.length, seats),
    differs('professionals with a lead', takers.size, seats),
    differs('lead_count', leadCount, seats),
    differs('clicks answered, two a lead', calls.answered.length, 2 * seats),
    differs('leads that the clicks were answered with', new Set(calls.answered.map((l) => l.id)).size, seats),
    differs('mails to the client', told, seats),
    ...freeLeads(true).map((left) => differs('free leads of a taker', left, isConfirmed ? 2 : 3)),
    ...freeLeads(false).map((left) => differs('free leads of the others', left, 3)),
  ])
}

/** One professional with three free leads who opens six at the same moment, clicking each twice. */
export async function raceOfOneProfessional(ctx: Ctx): Promise<Outcome> {
  const { id, userId } = await buildProfessional(ctx)
  const requestIds: string[] = []
  for (let made = 0; made < 6; made += 1) requestIds.push((await buildServiceRequest(ctx)).id)
  const clicks = requestIds.flatMap((requestId) => [requestId, requestId])
  const calls = await settle(
    clicks.map((requestId) => takeLead(ctx, account(userId, 'professional'), { id: requestId })),
  )
  const { freeLeadsLeft, trialEndedAt } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  const { _sum: held } = await ctx.db.serviceRequest.aggregate({
    where: { id: { in: requestIds } },
    _sum: { leadCount: true },
  })
  return withFaults(calls, [
    differs('leads', await ctx.db.lead.count({ where: { professionalId: id } }), 3),
    differs('seats held', held.leadCount, 3),
    differs('free leads', freeLeadsLeft, 0),
    differs('clicks answered, two a lead', calls.answered.length, 6),
    differs('trial has an end', trialEndedAt !== null, true),
  ])
}

/**
 * One professional with two free leads who opens six unconfirmed ones at the same moment, clicking each twice; then all
 * six clients confirm at once while two confirmed requests are clicked as well.
 */
export async function raceForUnconfirmed(ctx: Ctx): Promise<Outcome> {
  const { id, userId } = await buildProfessional(ctx, { freeLeadsLeft: 2 })
  const actor = account(userId, 'professional')
  const unconfirmed: ServiceRequest[] = []
  for (let made = 0; made < 6; made += 1)
    unconfirmed.push(await buildServiceRequest(ctx, { confirmedAt: null }))
  const confirmed = [await buildServiceRequest(ctx), await buildServiceRequest(ctx)]
  const calls = await settle(
    [...unconfirmed, ...unconfirmed].map((request) => takeLead(ctx, actor, { id: request.id })),
  )
  const before = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  const later = await settle<unknown>([
    ...unconfirmed.map((request) =>
      confirmServiceRequest(ctx, visitor(), { id: request.id, code: confirmationCode(ctx, request) }),
    ),
    ...[...confirmed, ...confirmed].map((request) => takeLead(ctx, actor, { id: request.id })),
  ])
  const sources = (await ctx.db.lead.findMany({ where: { professionalId: id } })).map(({ source }) => source)
  const after = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  return withFaults(calls, [
    differs('leads', sources.join(), 'trial,trial'),
    differs('free leads until a client confirms', before.freeLeadsLeft, 2),
    differs('free leads afterwards', after.freeLeadsLeft, 0),
    differs('trial has an end', after.trialEndedAt !== null, true),
    differs('confirmations', later.answered.length, 6),
  ])
}

/** Somebody's form, sent many times at once: a double tap, a retry, an impatient program. */
export async function raceOfEqualSubmissions(
  ctx: Ctx,
  { submissions, hasKey }: { submissions: number; hasKey: boolean },
): Promise<Outcome> {
  const form = await buildSubmission(ctx)
  const idempotencyKey = hasKey ? ctx.ids.next() : null
  const actor = visitor({ deviceHash: ctx.ids.next(), ipPrefix: '190.2.0.0/16', idempotencyKey })
  const calls = await settle(
    Array.from({ length: submissions }, () => createServiceRequest(ctx, actor, form)),
  )
  const filed = await ctx.db.serviceRequest.findMany({ where: { email: form.email } })
  const requestId = filed[0]?.id ?? ''
  const jobs = await ctx.db.$queryRaw<unknown[]>`
    SELECT FROM graphile_worker._private_jobs WHERE payload ->> 'requestId' = ${requestId}`
  return withFaults(calls, [
    differs('requests', filed.length, 1),
    differs('submissions answered', calls.answered.length, submissions),
    differs('requests answered with', new Set(calls.answered.map((a) => a.requestId)).size, 1),
    differs('mails to the client', await ctx.db.mail.count({ where: { to: form.email } }), 1),
    differs('jobs that tell professionals', jobs.length, 1),
  ])
}

interface Calls<T> extends Pick<Outcome, 'refused' | 'tookMs'> {
  answered: T[]
}

async function settle<T>(calls: Promise<T>[]): Promise<Calls<T>> {
  const startedAt = performance.now()
  const answered: T[] = []
  const refused: Record<string, number> = {}
  for (const call of await Promise.allSettled(calls)) {
    if (call.status === 'fulfilled') answered.push(call.value)
    else {
      const code = String(call.reason?.code ?? call.reason)
      refused[code] = (refused[code] ?? 0) + 1
    }
  }
  return { answered, refused, tookMs: performance.now() - startedAt }
}

function withFaults({ answered, ...calls }: Calls<unknown>, faults: (string | null)[]): Outcome {
  return { answered: answered.length, ...calls, faults: faults.filter((fault) => fault !== null) }
}

function differs(what: string, actual: unknown, expected: unknown): string | null {
  return actual === expected ? null : `${what}: ${actual} instead of ${expected}`
}

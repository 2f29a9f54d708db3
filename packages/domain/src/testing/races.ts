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

/** The result of many equal calls at once. Short tests and long drills judge it in the same way. */
export interface Outcome {
  /** Number of successful calls, and number of refused calls by error code. */
  answeredCount: number
  refusals: Record<string, number>
  /** Milliseconds from the first call to the last answer. */
  tookMs: number
  /** Broken promises, in words. Empty when everything is correct. */
  faults: string[]
}

/** Lets many professionals open the contact data of one request at the same moment, each with a double click. */
export async function raceForLeads(
  ctx: Ctx,
  { professionals: count, isConfirmed }: { professionals: number; isConfirmed: boolean },
): Promise<Outcome> {
  const professionals: Professional[] = []
  for (let index = 0; index < count; index += 1) professionals.push(await buildProfessional(ctx))
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
  const mailCount = await ctx.db.mail.count({
    where: { template: 'lead-taken', refs: { path: ['requestId'], equals: id } },
  })
  return withFaults(calls, [
    differs('leads', leads.length, seats),
    differs('professionals with a lead', takers.size, seats),
    differs('lead_count', leadCount, seats),
    differs('clicks answered, two a lead', calls.answers.length, 2 * seats),
    differs('leads that the clicks were answered with', new Set(calls.answers.map((l) => l.id)).size, seats),
    differs('mails to the client', mailCount, seats),
    ...freeLeads(true).map((freeCount) => differs('free leads of a taker', freeCount, isConfirmed ? 2 : 3)),
    ...freeLeads(false).map((freeCount) => differs('free leads of the others', freeCount, 3)),
  ])
}

/** Lets one professional with three free leads open six leads at the same moment, each with a double click. */
export async function raceOfOneProfessional(ctx: Ctx): Promise<Outcome> {
  const { id, userId } = await buildProfessional(ctx)
  const requestIds: string[] = []
  for (let index = 0; index < 6; index += 1) requestIds.push((await buildServiceRequest(ctx)).id)
  const clicks = requestIds.flatMap((requestId) => [requestId, requestId])
  const calls = await settle(
    clicks.map((requestId) => takeLead(ctx, account(userId, 'professional'), { id: requestId })),
  )
  const { freeLeadsLeft, trialEndedAt } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  const { _sum: leadSum } = await ctx.db.serviceRequest.aggregate({
    where: { id: { in: requestIds } },
    _sum: { leadCount: true },
  })
  return withFaults(calls, [
    differs('leads', await ctx.db.lead.count({ where: { professionalId: id } }), 3),
    differs('seats held', leadSum.leadCount, 3),
    differs('free leads', freeLeadsLeft, 0),
    differs('clicks answered, two a lead', calls.answers.length, 6),
    differs('trial has an end', trialEndedAt !== null, true),
  ])
}

/**
 * Lets one professional with two free leads open six unconfirmed requests at the same moment, each with a double click.
 * Then all six clients confirm at once, while the professional also opens two confirmed requests.
 */
export async function raceForUnconfirmed(ctx: Ctx): Promise<Outcome> {
  const { id, userId } = await buildProfessional(ctx, { freeLeadsLeft: 2 })
  const actor = account(userId, 'professional')
  const unconfirmed: ServiceRequest[] = []
  for (let index = 0; index < 6; index += 1)
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
    differs('confirmations', later.answers.length, 6),
  ])
}

/** Sends the same form many times at once, like a double tap, a retry or an impatient program. */
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
  const requests = await ctx.db.serviceRequest.findMany({ where: { email: form.email } })
  const requestId = requests[0]?.id ?? ''
  const jobs = await ctx.db.$queryRaw<unknown[]>`
    SELECT FROM graphile_worker._private_jobs WHERE payload ->> 'requestId' = ${requestId}`
  return withFaults(calls, [
    differs('requests', requests.length, 1),
    differs('submissions answered', calls.answers.length, submissions),
    differs('requests answered with', new Set(calls.answers.map((a) => a.requestId)).size, 1),
    differs('mails to the client', await ctx.db.mail.count({ where: { to: form.email } }), 1),
    differs('jobs that tell professionals', jobs.length, 1),
  ])
}

interface Calls<T> extends Pick<Outcome, 'refusals' | 'tookMs'> {
  answers: T[]
}

async function settle<T>(calls: Promise<T>[]): Promise<Calls<T>> {
  const startedAt = performance.now()
  const answers: T[] = []
  const refusals: Record<string, number> = {}
  for (const call of await Promise.allSettled(calls)) {
    if (call.status === 'fulfilled') answers.push(call.value)
    else {
      const code = String(call.reason?.code ?? call.reason)
      refusals[code] = (refusals[code] ?? 0) + 1
    }
  }
  return { answers, refusals, tookMs: performance.now() - startedAt }
}

function withFaults({ answers, ...calls }: Calls<unknown>, faults: (string | null)[]): Outcome {
  return { answeredCount: answers.length, ...calls, faults: faults.filter((fault) => fault !== null) }
}

function differs(label: string, actual: unknown, expected: unknown): string | null {
  return actual === expected ? null : `${label}: ${actual} instead of ${expected}`
}

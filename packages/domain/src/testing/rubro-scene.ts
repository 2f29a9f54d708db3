import { takeLead } from '../leads/taking/take-lead'
import { getRubroSelection } from '../professionals/rubros/get-rubro-selection'
import { buildServiceRequest } from './builders/build-service-request'
import { runDueJobs } from './run-jobs'
import { buildSubscriber, type Subscriber } from './subscription-scene'
import type { TestCtx } from './test-context'

/** Returns four rubros that are on offer, in the order in which exchanges go by them. */
export async function fourRubros(ctx: TestCtx): Promise<[number, number, number, number]> {
  const rows = await ctx.db.rubro.findMany({ where: { retiredAt: null }, orderBy: { id: 'asc' }, take: 4 })
  const [a = 0, b = 0, c = 0, d = 0] = rows.map(({ id }) => id)
  return [a, b, c, d]
}

/** Stores a professional who paid a month for those rubros a minute ago and has no free lead. */
export async function buildPaidRubros(ctx: TestCtx, rubroIds: number[]): Promise<Subscriber> {
  const subscriber = await buildSubscriber(ctx, { rubroIds, freeLeadsLeft: 0 })
  ctx.clock.advance({ minutes: 1 })
  return subscriber
}

/** The professional opens the contact of a new request of that rubro. */
export const takeOf = async (ctx: TestCtx, { actor }: Subscriber, rubroId: number) =>
  takeLead(ctx, actor, { id: (await buildServiceRequest(ctx, { rubroId })).id })

export const coverageOf = async (ctx: TestCtx, { actor }: Subscriber) =>
  (await getRubroSelection(ctx, actor)).coverage

/** The month passes and the next one is paid. */
export async function payNextMonth(ctx: TestCtx, subscriber: Subscriber): Promise<void> {
  ctx.clock.advance({ days: 31 })
  await runDueJobs(ctx)
  await subscriber.charge('approved')
  ctx.clock.advance({ minutes: 1 })
}

/** Returns in how many rubros the professional holds or held a lead. */
export async function countUsedRubros(ctx: TestCtx, { professionalId }: Subscriber): Promise<number> {
  const leads = await ctx.db.lead.findMany({
    where: { professionalId },
    select: { request: { select: { rubroId: true } } },
  })
  return new Set(leads.map(({ request }) => request.rubroId)).size
}

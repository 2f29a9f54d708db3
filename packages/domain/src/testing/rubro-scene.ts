import { takeLead } from '../leads/taking/take-lead'
import { getRubroSelection } from '../professionals/rubros/get-rubro-selection'
import { buildServiceRequest } from './builders/build-service-request'
import { runDueJobs } from './run-jobs'
import { buildSubscriber, type Subscriber } from './subscription-scene'
import type { TestCtx } from './test-context'

/** Returns the ids of four active rubros, in ascending order, which is the order of exchanges. */
export async function fourRubros(ctx: TestCtx): Promise<[number, number, number, number]> {
  const rows = await ctx.db.rubro.findMany({ where: { retiredAt: null }, orderBy: { id: 'asc' }, take: 4 })
  const [a = 0, b = 0, c = 0, d = 0] = rows.map(({ id }) => id)
  return [a, b, c, d]
}

/** Stores a professional without free leads who paid a month for the given rubros a minute ago. */
export async function buildPaidRubros(ctx: TestCtx, rubroIds: number[]): Promise<Subscriber> {
  const subscriber = await buildSubscriber(ctx, { rubroIds, freeLeadsLeft: 0 })
  ctx.clock.advance({ minutes: 1 })
  return subscriber
}

/** Lets the professional open the contact data of a new request of the given rubro. */
export const takeLeadInRubro = async (ctx: TestCtx, { actor }: Subscriber, rubroId: number) =>
  takeLead(ctx, actor, { id: (await buildServiceRequest(ctx, { rubroId })).id })

export const coverageOf = async (ctx: TestCtx, { actor }: Subscriber) =>
  (await getRubroSelection(ctx, actor)).coverage

/** Advances the clock by a month and pays the next one. */
export async function payNextMonth(ctx: TestCtx, subscriber: Subscriber): Promise<void> {
  ctx.clock.advance({ days: 31 })
  await runDueJobs(ctx)
  await subscriber.charge('approved')
  ctx.clock.advance({ minutes: 1 })
}

/** Returns the number of rubros in which the professional has, or had, a lead. */
export async function countUsedRubros(ctx: TestCtx, { professionalId }: Subscriber): Promise<number> {
  const leads = await ctx.db.lead.findMany({
    where: { professionalId },
    select: { request: { select: { rubroId: true } } },
  })
  return new Set(leads.map(({ request }) => request.rubroId)).size
}

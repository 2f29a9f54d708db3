import assert from 'node:assert/strict'
import { account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { logIn, withPassword } from '../../bench/calls/log-in'
import type { DrillStack } from '../support/drill-stack'
import { waitOrThrow } from '../support/wait-or-throw'
import { callFrom } from './call-from'
import type { Scenario } from './scenario'

const unpaidRubros = 6

/** A professional pays for one rubro and opens contacts of other rubros by exchanging it. */
export const rubroExchange: Scenario = {
  name: 'One paid rubro for all',
  attack: `Two professionals pay a month for one rubro. One opens a contact of it first; then both exchange it for ${unpaidRubros} others one by one, take all of them at once, exchange and open at the same moment, and try to open a contact of each.`,
  run: async (drill) => {
    const rubros = await drill.ctx.db.rubro.findMany({
      where: { retiredAt: null },
      orderBy: { id: 'asc' },
      take: 1 + unpaidRubros,
    })
    const [paid = 0, ...otherRubros] = rubros.map(({ id }) => id)
    const openedCounts = [
      await attack(drill, { paid, otherRubros, isPaidOneUsed: true }),
      await attack(drill, { paid, otherRubros, isPaidOneUsed: false }),
    ]
    return [
      {
        label: 'rubros with an opened contact, after one in the paid rubro',
        count: openedCounts[0]?.length ?? 0,
        limit: 1,
      },
      {
        label: 'rubros with an opened contact, exchanged at once',
        count: openedCounts[1]?.length ?? 0,
        limit: 1,
      },
    ]
  },
}

interface Attack {
  paid: number
  otherRubros: readonly number[]
  isPaidOneUsed: boolean
}

/** Returns the rubros in which the attacker could open a contact. */
async function attack(drill: DrillStack, { paid, otherRubros, isPaidOneUsed }: Attack): Promise<number[]> {
  const { id, headers } = await buildPayer(drill, paid)
  const call = callFrom(drill, '203.0.113.20')
  const set = (rubroIds: readonly number[]) =>
    call({ method: 'PUT', path: '/api/professionals/me/rubros', body: { rubroIds }, headers })
  const open = async (rubroId: number) => {
    const request = await buildServiceRequest(drill.ctx, { rubroId })
    return call({ method: 'POST', path: `/api/service-requests/${request.id}/lead`, body: {}, headers })
  }
  if (isPaidOneUsed) assert.equal((await open(paid)).status, 200, 'the paid rubro is not covered')
  for (const rubroId of otherRubros) {
    assert.equal((await set([rubroId])).status, 200)
    await open(rubroId)
  }
  await set([paid, ...otherRubros])
  for (const rubroId of otherRubros) await open(rubroId)
  for (const rubroId of otherRubros)
    await Promise.all([set([rubroId]), open(rubroId), open(paid), open(rubroId)])
  const leads = await drill.ctx.db.lead.findMany({
    where: { professionalId: id },
    select: { request: { select: { rubroId: true } } },
  })
  return [...new Set(leads.map(({ request }) => request.rubroId))]
}

/** Builds a professional without free leads who has paid a month for that rubro. */
async function buildPayer({ ctx, standIn, stack }: DrillStack, rubroId: number) {
  const professional = await buildProfessional(ctx, {
    rubroIds: [rubroId],
    freeLeadsLeft: 0,
    user: withPassword,
  })
  const { id, userId, user } = professional
  await createSubscription(ctx, account(userId, 'professional'), {})
  const { providerId } = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  assert(providerId, 'the provider made no subscription')
  await standIn.authorise(providerId)
  const isPaid = async () => {
    const paid = await ctx.db.subscription.count({ where: { subjectId: id, paidUntil: { not: null } } })
    return paid > 0
  }
  // The worker first sends the mails of the earlier scenarios, which takes minutes on a busy machine.
  await waitOrThrow('the first month is paid', isPaid, { timeoutMs: 300_000 })
  return { id, headers: await logIn(stack.origin, user.username) }
}

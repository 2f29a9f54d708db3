import { limits } from '@oficio/contracts/limits'
import { expect, it } from 'vitest'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildPendingSubscriber, type Subscriber } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getProfessionalRequest } from '../desk/get-professional-request'
import { takeLead } from './take-lead'

const { leadsOnTrust } = limits

/** Returns a professional without free leads, whose subscription is authorised but not charged yet. */
async function trusted(ctx: TestCtx): Promise<Subscriber> {
  const subscriber = await buildPendingSubscriber(ctx, { freeLeadsLeft: 0 })
  ctx.payments.subscriptions.authorise(subscriber.providerId)
  await subscriber.news()
  return subscriber
}

async function buildRequests(ctx: TestCtx, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await buildServiceRequest(ctx)).id)
  return ids
}

it('a few leads open before the first charge, however many are requested at once', async () => {
  const ctx = await createTestContext()
  const { actor } = await trusted(ctx)
  const ids = await buildRequests(ctx, leadsOnTrust + 3)
  const outcomes = await Promise.allSettled(ids.map((id) => takeLead(ctx, actor, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(leadsOnTrust)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refusals).toEqual(Array(3).fill(expect.objectContaining({ code: 'first_charge_pending' })))
})

it('goes on once the charge is paid, and says until then what is missing', async () => {
  const ctx = await createTestContext()
  const subscriber = await trusted(ctx)
  const [extra = '', ...ids] = await buildRequests(ctx, leadsOnTrust + 1)
  for (const id of ids) await takeLead(ctx, subscriber.actor, { id })
  const { offer } = await getProfessionalRequest(ctx, subscriber.actor, { id: extra })
  expect(offer).toEqual({ takes: null, refusal: 'first_charge_pending' })
  await subscriber.charge('approved')
  expect(await takeLead(ctx, subscriber.actor, { id: extra })).toMatchObject({ status: 'active' })
})

it('a professional who cancels before the charge keeps only the leads on trust', async () => {
  const ctx = await createTestContext()
  const { actor } = await trusted(ctx)
  const [extra = '', ...ids] = await buildRequests(ctx, leadsOnTrust + 1)
  for (const id of ids) await takeLead(ctx, actor, { id })
  await cancelSubscription(ctx, actor)
  await expect(takeLead(ctx, actor, { id: extra })).rejects.toMatchObject({ code: 'trial_exhausted' })
})

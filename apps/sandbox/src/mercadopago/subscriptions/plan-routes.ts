import { Hono } from 'hono'
import { json } from '../../respond'
import { refuseSubscription } from '../http/api-error'
import { asObject, asText } from '../http/fields'
import { paginate } from '../http/paginate'
import { queryOf, readFields } from '../http/read-call'
import { toProviderDate } from '../store/dates'
import type { Plan } from '../store/records'
import { newPreapprovalId, seller, virtualNow, type World } from '../world'
import { checkAmount, readFrequency } from './check-preapproval'

/** The routes to create, read and change plans. Subscribing on a plan's own page is not simulated. */
export const planRoutes = (world: World) =>
  new Hono()
    .post('/preapproval_plan', async (c) => {
      const body = await readFields(c)
      checkPlan(body)
      const now = virtualNow(world)
      const plan = { id: newPreapprovalId(), body, status: 'active', createdAt: now, updatedAt: now }
      return json(201, planView(world, world.store.save('plans', plan)))
    })
    .get('/preapproval_plan/search', (c) => {
      const { items, paging } = paginate(world.store.all('plans'), queryOf(c), 10)
      return json(200, { paging, results: items.map((plan) => planView(world, plan)) })
    })
    .get('/preapproval_plan/:id', (c) => json(200, planView(world, findPlan(world, c.req.param('id')))))
    .put('/preapproval_plan/:id', async (c) => {
      const body = await readFields(c)
      const plan = findPlan(world, c.req.param('id'))
      const merged = {
        ...plan.body,
        ...body,
        auto_recurring: { ...asObject(plan.body.auto_recurring), ...asObject(body.auto_recurring) },
      }
      checkPlan(merged)
      const status = asText(body.status) ?? plan.status
      const changed = { ...plan, body: merged, status, updatedAt: virtualNow(world) }
      return json(200, planView(world, world.store.save('plans', changed)))
    })

function checkPlan(body: Record<string, unknown>): void {
  const recurring = asObject(body.auto_recurring)
  if (!asText(body.reason)) refuseSubscription(400, 'reason is required')
  if (!readFrequency(recurring)) refuseSubscription(400, 'Invalid value for auto_recurring')
  checkAmount(recurring.transaction_amount)
}

function findPlan({ store }: World, id: string): Plan {
  return store.get('plans', id) ?? refuseSubscription(404, `The template with id ${id} does not exist`)
}

function planView({ origin }: World, { id, body, status, createdAt, updatedAt }: Plan) {
  return {
    ...body,
    id,
    status,
    collector_id: Number(seller.id),
    application_id: Number(seller.applicationId),
    init_point: `${origin}/subscriptions/checkout?preapproval_plan_id=${id}`,
    date_created: toProviderDate(createdAt),
    last_modified: toProviderDate(updatedAt),
  }
}

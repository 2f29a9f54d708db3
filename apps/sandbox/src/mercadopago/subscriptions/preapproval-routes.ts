import { Hono } from 'hono'
import { json } from '../../respond'
import { partyRefusalOf, partyRefusals } from '../account/accounts'
import { refuseSubscription } from '../http/api-error'
import { asNumber, asObject, asText, type Fields } from '../http/fields'
import { chargesPageOf, paginate } from '../http/paginate'
import { queryOf, readFields } from '../http/read-call'
import { notifyPreapproval } from '../notifications/notify'
import { readDate } from '../store/dates'
import { toCentavos } from '../store/money'
import type { Preapproval } from '../store/records'
import { newPreapprovalId, nextId, virtualNow, type World } from '../world'
import { authorizePreapproval } from './authorize-preapproval'
import { checkPreapproval, readFrequency } from './check-preapproval'
import { invoicesOf } from './invoices'
import { updatePreapproval } from './update-preapproval'
import { invoiceView, preapprovalAnswer } from './views'

export const preapprovalRoutes = (world: World) =>
  new Hono()
    .post('/preapproval', async (c) =>
      json(201, preapprovalAnswer(world, createPreapproval(world, await readFields(c)), { isNew: true })),
    )
    .get('/preapproval/search', (c) => {
      const query = queryOf(c)
      const matches = world.store
        .all('preapprovals')
        .filter(isIndexed(world, '/preapproval/search'))
        .filter((preapproval) => isAskedFor(preapproval, query))
      const { items, paging } = paginate(matches.reverse(), query, 10)
      // The search does not return the next charge date.
      const results = items.map((item) => ({ ...preapprovalAnswer(world, item), next_payment_date: null }))
      return json(200, { paging, results })
    })
    .get('/preapproval/:id', (c) =>
      json(200, preapprovalAnswer(world, findPreapproval(world, c.req.param('id')))),
    )
    .put('/preapproval/:id', async (c) => {
      const body = await readFields(c)
      const preapproval = findPreapproval(world, c.req.param('id'))
      return json(200, preapprovalAnswer(world, updatePreapproval(world, preapproval, body)))
    })
    .get('/authorized_payments/search', (c) => {
      const query = queryOf(c)
      const preapprovalId = query.get('preapproval_id')
      const all = preapprovalId ? invoicesOf(world, preapprovalId) : world.store.all('invoices')
      const matches = all.filter(isIndexed(world, '/authorized_payments/search'))
      const { items, paging } = chargesPageOf(matches, query)
      return json(200, { paging, results: items.map((invoice) => invoiceView(world, invoice)) })
    })
    .get('/authorized_payments/:id', (c) => {
      const id = c.req.param('id')
      const invoice = world.store.get('invoices', id)
      return invoice
        ? json(200, invoiceView(world, invoice))
        : refuseSubscription(404, `The authorized payment with id ${id} does not exist`)
    })

/** Returns the subscription. Throws the API's not-found error. */
export function findPreapproval({ store }: World, id: string): Preapproval {
  return (
    store.get('preapprovals', id) ?? refuseSubscription(404, `The preapproval with id ${id} does not exist`)
  )
}

/**
 * Returns a function that tells whether the search already finds a record. Only a chaos rule delays the search index.
 */
function isIndexed({ chaos, clock }: World, path: string): (record: { createdAt: string }) => boolean {
  const lag = chaos.takeFirst({ scope: 'api', method: 'GET', path }, ['search_lag'])
  const until = clock.virtual().getTime() - (lag?.ms ?? 0)
  return ({ createdAt }) => Date.parse(createdAt) <= until
}

/** Returns whether the subscription matches the search. Ignores external_reference, as observed at the provider. */
function isAskedFor({ status, payerEmail, payerId }: Preapproval, query: URLSearchParams): boolean {
  const isValue = (name: string, value: string) => !query.get(name) || query.get(name) === value
  return isValue('status', status) && isValue('payer_email', payerEmail) && isValue('payer_id', payerId)
}

/**
 * Creates a subscription. Repeated calls create several, because the API has no idempotency key here. With a card, the
 * subscription starts at once.
 */
function createPreapproval(world: World, body: Fields): Preapproval {
  checkPreapproval(body, world.settings.strictUrls)
  const refusal = partyRefusalOf(world, asText(body.payer_email) ?? '')
  if (refusal) return refuseSubscription(400, partyRefusals[refusal])
  if (asText(body.card_token_id) === 'CC_VAL_433') {
    return refuseSubscription(400, 'CC_VAL_433 Credit card validation has failed')
  }
  return world.store.transaction(() => {
    const preapproval = world.store.save('preapprovals', newPreapproval(world, body))
    notifyPreapproval(world, preapproval, 'created')
    return asText(body.card_token_id) ? authorizePreapproval(world, preapproval) : preapproval
  })
}

function newPreapproval(world: World, body: Fields): Preapproval {
  const recurring = asObject(body.auto_recurring)
  const now = virtualNow(world)
  return {
    id: newPreapprovalId(),
    version: 0,
    status: 'pending',
    reason: asText(body.reason) ?? '',
    externalReference: asText(body.external_reference),
    payerEmail: asText(body.payer_email) ?? '',
    payerId: nextId(world),
    amountCentavos: toCentavos(asNumber(recurring.transaction_amount) ?? 0),
    currency: 'ARS',
    every: readFrequency(recurring) ?? { frequency: 1, type: 'months' },
    freeTrial: readFrequency(recurring.free_trial),
    startAt: readDate(recurring.start_date)?.toISOString() ?? null,
    endAt: readDate(recurring.end_date)?.toISOString() ?? null,
    backUrl: asText(body.back_url),
    planId: asText(body.preapproval_plan_id),
    methodId: null,
    chargeResults: [],
    firstChargeAt: null,
    periods: 0,
    nextChargeAt: null,
    chargedQuantity: 0,
    chargedCentavos: 0,
    lastChargedCentavos: null,
    lastChargedAt: null,
    failedInARow: 0,
    createdAt: now,
    updatedAt: now,
  }
}

import { partyRefusalOf, partyRefusals } from '../account/accounts'
import { refuseSubscription } from '../http/api-error'
import { asNumber, asObject, asText, type Fields } from '../http/fields'
import { notifyPreapproval } from '../notifications/notify'
import { readDate } from '../store/dates'
import { toCentavos } from '../store/money'
import type { Preapproval } from '../store/records'
import { newPreapprovalId, nextId, virtualNow, type World } from '../world'
import { authorizePreapproval } from './authorize-preapproval'
import { checkPreapproval, readFrequency } from './check-preapproval'

/** Makes a subscription, each time another one: there is no idempotency key here. With a card it begins at once. */
export function createPreapproval(world: World, body: Fields): Preapproval {
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

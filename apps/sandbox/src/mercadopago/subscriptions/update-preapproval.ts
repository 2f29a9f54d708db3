import { refuseSubscription } from '../http/api-error'
import { isAddress } from '../http/check-url'
import { asNumber, asObject, asText, type Fields } from '../http/fields'
import { toCentavos } from '../store/money'
import type { Preapproval } from '../store/records'
import type { World } from '../world'
import { cancelPreapproval } from './cancel-preapproval'
import { changePreapproval } from './change-preapproval'
import { checkAmount } from './check-preapproval'
import { runDueCharges } from './run-due-charges'

/**
 * Applies the changes that the provider allows. Silently ignores other fields, as observed: frequency, payer, dates and
 * plan always, and all other fields beside a change of status. Only a later GET shows what changed.
 */
export function updatePreapproval(world: World, preapproval: Preapproval, body: Fields): Preapproval {
  const nextStatus = asText(body.status)
  if (preapproval.status === 'cancelled') return refuseCancelled(nextStatus)
  if (nextStatus && nextStatus !== preapproval.status) {
    const isAlone = Object.keys(body).length === 1
    if (preapproval.status === 'paused' && !isAlone && nextStatus !== 'cancelled') return refusePaused()
    return changeStatus(world, preapproval, nextStatus)
  }
  if (preapproval.status === 'paused') return refusePaused()
  return changeTerms(world, preapproval, body)
}

/** Pauses, resumes or cancels a subscription. Refuses other transitions. */
export function changeStatus(world: World, preapproval: Preapproval, nextStatus: string): Preapproval {
  const { status } = preapproval
  if (nextStatus === 'cancelled') return cancelPreapproval(world, preapproval)
  if (status === 'authorized' && nextStatus === 'paused') {
    return changePreapproval(world, preapproval, { status: 'paused' })
  }
  if (status === 'paused' && nextStatus === 'authorized') {
    const authorised = changePreapproval(world, preapproval, { status: 'authorized' })
    runDueCharges(world)
    return world.store.get('preapprovals', preapproval.id) ?? authorised
  }
  if (status === 'pending' && nextStatus === 'authorized') {
    return refuseSubscription(400, 'card_token_id is required')
  }
  return refuseSubscription(400, `Invalid transition from ${status} to ${nextStatus}`)
}

function changeTerms(world: World, preapproval: Preapproval, body: Fields): Preapproval {
  const { transaction_amount: amount } = asObject(body.auto_recurring)
  if (amount !== undefined) checkAmount(amount)
  if (body.back_url !== undefined && !isAddress(body.back_url, world.settings.strictUrls)) {
    return refuseSubscription(400, 'Invalid value for back_url, must be a valid URL')
  }
  const change: Partial<Preapproval> = {
    ...(amount === undefined ? {} : { amountCentavos: toCentavos(asNumber(amount) ?? 0) }),
    ...(asText(body.reason) ? { reason: asText(body.reason) ?? '' } : {}),
    ...(asText(body.external_reference) ? { externalReference: asText(body.external_reference) } : {}),
    ...(asText(body.back_url) ? { backUrl: asText(body.back_url) } : {}),
  }
  if (Object.keys(change).length === 0) return preapproval
  return changePreapproval(world, preapproval, change, { isSilent: amount !== undefined })
}

function refuseCancelled(nextStatus: string | null): never {
  if (!nextStatus || nextStatus === 'cancelled') {
    return refuseSubscription(400, 'You can not modify a cancelled preapproval')
  }
  return refuseSubscription(400, `Invalid transition from cancelled to ${nextStatus}`)
}

function refusePaused(): never {
  return refuseSubscription(400, 'You can not modify a paused preapproval')
}

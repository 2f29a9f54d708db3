import { readDate } from '../store/dates'
import type { Payment, Preference } from '../store/records'
import type { World } from '../world'

export type PreferenceState =
  | { is: 'payable' }
  | { is: 'expired' }
  | { is: 'not_yet' }
  | { is: 'paid'; payment: Payment }

/** Returns whether a preference can be paid now. A payment that was refunded still counts as paid. */
export function stateOf(world: World, { id, body }: Preference): PreferenceState {
  const payment = world.store
    .all('payments')
    .findLast(({ preferenceId, approvedAt }) => preferenceId === id && approvedAt !== null)
  if (payment) return { is: 'paid', payment }
  if (body.expires !== true) return { is: 'payable' }
  const now = world.clock.base()
  const [from, to] = [readDate(body.expiration_date_from), readDate(body.expiration_date_to)]
  if (to && now >= to) return { is: 'expired' }
  return from && now < from ? { is: 'not_yet' } : { is: 'payable' }
}

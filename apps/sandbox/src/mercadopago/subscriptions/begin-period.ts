import type { Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'
import { changePreapproval } from './change-preapproval'
import { invoicesOf, scheduleInvoice } from './invoices'
import { later } from './periods'
import { tryCharge } from './try-charge'

/** The charging date came: the next one is set, also for a paused subscription, and an authorised one is charged. */
export function beginPeriod(world: World, preapproval: Preapproval): void {
  const { firstChargeAt, nextChargeAt, every, endAt, id } = preapproval
  if (!firstChargeAt || !nextChargeAt) return
  const waiting = invoicesOf(world, id).find(({ status }) => status === 'scheduled')
  const invoice =
    waiting ?? (preapproval.status === 'authorized' ? scheduleInvoice(world, preapproval) : null)
  const periods = preapproval.periods + 1
  const next = later(new Date(firstChargeAt), every, periods).toISOString()
  const isLast = endAt !== null && next > endAt
  const moved = world.store.save('preapprovals', {
    ...preapproval,
    periods,
    nextChargeAt: isLast ? null : next,
  })
  if (invoice && preapproval.status === 'authorized') tryCharge(world, moved, invoice)
  else if (waiting) {
    world.store.save('invoices', { ...waiting, status: 'cancelled', updatedAt: virtualNow(world) })
  }
  const current = world.store.get('preapprovals', id)
  if (isLast && current && current.status !== 'cancelled') {
    changePreapproval(world, current, { status: 'finished' })
  }
}

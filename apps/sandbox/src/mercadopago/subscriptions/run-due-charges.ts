import { setPaymentStatus } from '../payments/set-payment-status'
import type { Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'
import { changePreapproval } from './change-preapproval'
import { invoicesOf, scheduleInvoice } from './invoices'
import { addPeriods } from './periods'
import { tryCharge } from './try-charge'

interface DueEvent {
  at: string
  run: () => void
}

/**
 * Runs all events that are due by the virtual clock, in order: charges, their retries, and the expiry of unpaid
 * tickets.
 */
export function runDueCharges(world: World): void {
  world.store.transaction(() => {
    for (let next = nextEvent(world); next && isDue(world, next); next = nextEvent(world)) next.run()
  })
}

/** Moves the virtual clock to `target`. Stops at each event on the way and runs it. */
export function travelTo(world: World, target: Date): void {
  world.store.transaction(() => {
    for (let next = nextEvent(world); next && new Date(next.at) <= target; next = nextEvent(world)) {
      world.clock.travelTo(new Date(next.at))
      next.run()
    }
    world.clock.travelTo(target)
  })
}

const isDue = ({ clock }: World, { at }: DueEvent) => new Date(at) <= clock.virtual()

/** Returns the next event, or null if there is none. */
export function nextEvent(world: World): DueEvent | null {
  const events = [...periodEvents(world), ...retryEvents(world), ...expiryEvents(world)]
  return events.reduce<DueEvent | null>(
    (first, event) => (first && first.at <= event.at ? first : event),
    null,
  )
}

function periodEvents(world: World): DueEvent[] {
  return world.store
    .all('preapprovals')
    .filter(({ status }) => status === 'authorized' || status === 'paused')
    .flatMap((preapproval) =>
      preapproval.nextChargeAt
        ? [{ at: preapproval.nextChargeAt, run: () => beginPeriod(world, preapproval) }]
        : [],
    )
}

/** Returns the retries of charges. The retries of a paused subscription wait until it is resumed. */
function retryEvents(world: World): DueEvent[] {
  return world.store.all('invoices').flatMap((invoice) => {
    const preapproval = world.store.get('preapprovals', invoice.preapprovalId)
    if (!invoice.nextRetryAt || preapproval?.status !== 'authorized') return []
    return [{ at: invoice.nextRetryAt, run: () => tryCharge(world, preapproval, invoice) }]
  })
}

function expiryEvents(world: World): DueEvent[] {
  return world.store.all('payments').flatMap((payment) => {
    if (!payment.expiresAt) return []
    const run = () => setPaymentStatus(world, payment, { status: 'cancelled', statusDetail: 'expired' })
    return [{ at: payment.expiresAt, run }]
  })
}

/**
 * Starts a period on its charging date. Schedules the next date, also for a paused subscription, and charges an
 * authorized subscription.
 */
function beginPeriod(world: World, preapproval: Preapproval): void {
  const { firstChargeAt, nextChargeAt, every, endAt, id } = preapproval
  if (!firstChargeAt || !nextChargeAt) return
  const waiting = invoicesOf(world, id).find(({ status }) => status === 'scheduled')
  const invoice =
    waiting ?? (preapproval.status === 'authorized' ? scheduleInvoice(world, preapproval) : null)
  const periods = preapproval.periods + 1
  const next = addPeriods(new Date(firstChargeAt), every, periods).toISOString()
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

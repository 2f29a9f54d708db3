import { addMinutes } from 'date-fns'
import { monthsAfter } from './dates'
import type { SharedClock } from './shared-clock'
import type { Store } from './store'

export type Clock = ReturnType<typeof makeClock>

/** How far to go. */
export interface Span {
  minutes?: number
  hours?: number
  days?: number
  months?: number
}

interface Parts {
  base: () => Date
  /** Moves the base clock, for the site as well; null where that is nobody's to move. */
  shared: SharedClock | null
  store: Store
  readMeta: () => { clockOffsetMs: number }
}

/**
 * Two clocks. The base clock is the site's: payments of a checkout and signatures use it. The virtual clock runs with
 * it, but can be moved forward: charges of subscriptions and retries of notifications use it.
 */
export function makeClock({ base, shared, store, readMeta }: Parts) {
  const virtual = () => new Date(base().getTime() + readMeta().clockOffsetMs)
  return {
    base,
    virtual,
    /** How far the base clock was moved; null where it cannot be. */
    sharedAheadMs: () => shared?.aheadMs() ?? null,
    /** Moves the base clock, and with it the site, to where the virtual one is. */
    share(): void {
      const meta = store.get('meta', 'meta')
      if (!shared || !meta) return
      shared.move(meta.clockOffsetMs)
      store.save('meta', { ...meta, clockOffsetMs: 0 })
    },
    /** Sets the virtual clock to a later moment; an earlier one changes nothing. */
    travelTo(moment: Date): void {
      if (moment <= virtual()) return
      const meta = store.get('meta', 'meta')
      if (meta) store.save('meta', { ...meta, clockOffsetMs: moment.getTime() - base().getTime() })
    },
    /** Returns the virtual moment that is `span` ahead. */
    ahead: ({ minutes = 0, hours = 0, days = 0, months = 0 }: Span): Date =>
      addMinutes(monthsAfter(virtual(), months), minutes + 60 * (hours + 24 * days)),
  }
}

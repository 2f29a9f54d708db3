import { addMinutes } from 'date-fns'
import { monthsAfter } from './dates'
import type { SharedClock } from './shared-clock'
import type { Store } from './store'

export type Clock = ReturnType<typeof makeClock>

/** How far to move the clock. */
export interface Span {
  minutes?: number
  hours?: number
  days?: number
  months?: number
}

interface Parts {
  base: () => Date
  /** Moves the base clock, also for the site. Null if the base clock cannot be moved. */
  shared: SharedClock | null
  store: Store
  readMeta: () => { clockOffsetMs: number }
}

/**
 * The two clocks of the stand-in. The base clock is the site's clock; checkout payments and signatures use it. The
 * virtual clock runs with it but can be moved forward; subscription charges and notification retries use it.
 */
export function makeClock({ base, shared, store, readMeta }: Parts) {
  const virtual = () => new Date(base().getTime() + readMeta().clockOffsetMs)
  return {
    base,
    virtual,
    /** Returns how far the base clock was moved. Returns null if it cannot be moved. */
    sharedAheadMs: () => shared?.aheadMs() ?? null,
    /** Moves the base clock, and with it the site, to the time of the virtual clock. */
    share(): void {
      const meta = store.get('meta', 'meta')
      if (!shared || !meta) return
      shared.move(meta.clockOffsetMs)
      store.save('meta', { ...meta, clockOffsetMs: 0 })
    },
    /** Moves the virtual clock to a later time. Ignores an earlier time. */
    travelTo(moment: Date): void {
      if (moment <= virtual()) return
      const meta = store.get('meta', 'meta')
      if (meta) store.save('meta', { ...meta, clockOffsetMs: moment.getTime() - base().getTime() })
    },
    /** Returns the virtual time after a time span. */
    ahead: ({ minutes = 0, hours = 0, days = 0, months = 0 }: Span): Date =>
      addMinutes(monthsAfter(virtual(), months), minutes + 60 * (hours + 24 * days)),
  }
}

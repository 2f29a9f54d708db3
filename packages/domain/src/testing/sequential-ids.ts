import { v7 } from 'uuid'
import type { Clock, Ids } from '../kernel/ports'

/**
 * Returns ids that count up from `after`. The same run makes the same ids, and their order is the order of creation.
 * Two generators on one database must start far apart, because people are derived from the number.
 */
export function sequentialIds(clock: Clock, after = 0): Ids {
  let count = after
  return {
    next: () => {
      count += 1
      const random = new Uint8Array(16)
      // The last four bytes contain the number, because the builders derive a person from them.
      new DataView(random.buffer).setUint32(12, count)
      return v7({ msecs: clock.now().getTime(), seq: count, random })
    },
  }
}

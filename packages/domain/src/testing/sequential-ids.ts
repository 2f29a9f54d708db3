import { v7 } from 'uuid'
import type { Clock, Ids } from '../kernel/ports'

/**
 * Returns ids that count up from `after`: the same run makes the same ids, and sorting them sorts by creation. Two that
 * count in one database at once must start far apart, or they make up the same people.
 */
export function sequentialIds(clock: Clock, after = 0): Ids {
  let count = after
  return {
    next: () => {
      count += 1
      const random = new Uint8Array(16)
      // The last four bytes carry the number, which is what the builders derive a person from.
      new DataView(random.buffer).setUint32(12, count)
      return v7({ msecs: clock.now().getTime(), seq: count, random })
    },
  }
}

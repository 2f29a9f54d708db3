import { AppError } from '@oficio/contracts/errors'
import { addressKeys } from '../limits/client-address'

export interface UploadRules {
  /** Uploads at the same time of one account or browser: the form sends all of its photos at once. */
  own: number
  /** Of one address. */
  address: number
  /** In this process, each with up to one file in memory. */
  inAll: number
  /** How long nothing may come. */
  idleMs: number
  /** How long it may take altogether. */
  wholeMs: number
}

export interface UploadDoor {
  /** Lets somebody in and returns how to leave. Throws rate_limited, and unavailable when there is no room. */
  enter(uploader: { address: string; own: string | null }): () => void
  deadlines: Pick<UploadRules, 'idleMs' | 'wholeMs'>
}

const usual: UploadRules = { own: 6, address: 16, inAll: 48, idleMs: 15_000, wholeMs: 90_000 }

/** Makes the door of uploads: a few that never end must not keep everybody else out. */
export function createUploadDoor(rules: UploadRules = usual): UploadDoor {
  const taken = new Map<string, number>()
  let all = 0
  const change = (keys: readonly string[], by: 1 | -1) => {
    all += by
    for (const key of keys) {
      const count = (taken.get(key) ?? 0) + by
      if (count > 0) taken.set(key, count)
      else taken.delete(key)
    }
  }
  return {
    deadlines: rules,
    enter: ({ address, own }) => {
      const keys = [...addressKeys(address), ...(own === null ? [] : [own])]
      const isFull = (key: string) => (taken.get(key) ?? 0) >= (key === own ? rules.own : rules.address)
      // By then one of them has moved or is over.
      const retryAfterSeconds = Math.ceil(rules.idleMs / 1000)
      if (keys.some(isFull)) throw new AppError('rate_limited', { retryAfterSeconds })
      if (all >= rules.inAll) throw new AppError('unavailable')
      change(keys, 1)
      return () => change(keys, -1)
    },
  }
}

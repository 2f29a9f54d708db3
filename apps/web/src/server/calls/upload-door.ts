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

export interface Uploader {
  address: string
  own: string | null
  /** Called when the room is needed for somebody else. */
  giveWay: () => void
}

export interface UploadDoor {
  /**
   * Lets somebody in and returns how to leave; somebody of the network that holds most may have to give way. Throws
   * rate_limited, and unavailable when there is no room.
   */
  enter(uploader: Uploader): () => void
  deadlines: Pick<UploadRules, 'idleMs' | 'wholeMs'>
}

const usual: UploadRules = { own: 6, address: 16, inAll: 48, idleMs: 15_000, wholeMs: 90_000 }

interface Place {
  /** What it is counted under; the widest network comes last. */
  network: string
  giveWay: () => void
}

/**
 * Makes the door of uploads: a few that never end must not keep everybody else out. When all places are taken, the network
 * that holds most gives the one that it has had for longest to whoever holds fewer.
 */
export function createUploadDoor(rules: UploadRules = usual): UploadDoor {
  const taken = new Map<string, number>()
  // In the order in which they came.
  const places = new Set<Place>()
  const count = (key: string) => taken.get(key) ?? 0
  const change = (keys: readonly string[], by: 1 | -1) => {
    for (const key of keys) {
      if (count(key) + by > 0) taken.set(key, count(key) + by)
      else taken.delete(key)
    }
  }
  const oldestOfMost = (network: string): Place | undefined => {
    const held = (place: Place) => count(place.network)
    const most = Math.max(...[...places].map(held))
    return most > count(network) + 1 ? [...places].find((place) => held(place) === most) : undefined
  }
  return {
    deadlines: rules,
    enter: ({ address, own, giveWay }) => {
      const networks = addressKeys(address)
      const keys = [...networks, ...(own === null ? [] : [own])]
      const isFull = (key: string) => count(key) >= (key === own ? rules.own : rules.address)
      // By then one of them has moved or is over.
      const retryAfterSeconds = Math.ceil(rules.idleMs / 1000)
      if (keys.some(isFull)) throw new AppError('rate_limited', { retryAfterSeconds })
      const network = networks.at(-1) ?? address
      if (places.size >= rules.inAll) {
        const other = oldestOfMost(network)
        if (!other) throw new AppError('unavailable')
        other.giveWay()
      }
      const leave = () => {
        if (places.delete(place)) change(keys, -1)
      }
      const place = {
        network,
        giveWay: () => {
          leave()
          giveWay()
        },
      }
      places.add(place)
      change(keys, 1)
      return leave
    },
  }
}

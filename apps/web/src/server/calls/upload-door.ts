import { AppError } from '@oficio/contracts/errors'
import { addressKeys } from '../limits/client-address'

export interface UploadRules {
  /** Uploads at the same time of one account or browser: the form sends all of its photos at once. */
  own: number
  address: number
  /** In this process, each with up to one file in memory. */
  inAll: number
  /** How long nothing may come. */
  idleMs: number
  /** How long it may take altogether. */
  wholeMs: number
  /** What an upload has to bring once it has had so long, where others wait for its place: less than any network brings. */
  slow: { afterMs: number; bytesPerSecond: number }
}

interface Uploader {
  address: string
  own: string | null
  /** Called when the room is needed for somebody else, with when to try again. */
  giveWay: (retryAfterSeconds: number) => void
}

interface UploadPlace {
  note: (bytes: number) => void
  leave: () => void
}

export interface UploadDoor {
  /**
   * Gives somebody a place, for which one that trickles, or one of the network that holds most, may have to give way.
   * Throws rate_limited, and unavailable when there is no room.
   */
  enter(uploader: Uploader): UploadPlace
  deadlines: Pick<UploadRules, 'idleMs' | 'wholeMs'>
}

const usual: UploadRules = {
  own: 6,
  address: 16,
  inAll: 48,
  idleMs: 15_000,
  wholeMs: 90_000,
  slow: { afterMs: 5_000, bytesPerSecond: 2_000 },
}

interface Place {
  networks: readonly string[]
  sinceMs: number
  bytes: number
  giveWay: () => void
}

/**
 * Makes the door of uploads: a few that never end must not keep everybody else out. Where there is no room the one that
 * trickles most gives way; when all places are taken, the network that holds most gives the one that it has had for
 * longest to whoever holds fewer.
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
  const slowest = (isMeant: (place: Place) => boolean): Place | undefined => {
    const { afterMs, bytesPerSecond } = rules.slow
    const now = performance.now()
    return [...places]
      .filter((place) => isMeant(place) && now - place.sinceMs >= afterMs)
      .map((place) => ({ place, speed: (place.bytes * 1000) / (now - place.sinceMs) }))
      .filter(({ speed }) => speed < bytesPerSecond)
      .sort((one, other) => one.speed - other.speed)[0]?.place
  }
  const oldestOfMost = (network: string): Place | undefined => {
    const held = (place: Place) => count(place.networks.at(-1) ?? '')
    const most = Math.max(...[...places].map(held))
    return most > count(network) + 1 ? [...places].find((place) => held(place) === most) : undefined
  }
  return {
    deadlines: rules,
    enter: ({ address, own, giveWay }) => {
      const networks = addressKeys(address)
      const keys = [...networks, ...(own === null ? [] : [own])]
      // By then one of them has moved or is over.
      const retryAfterSeconds = Math.ceil(rules.idleMs / 1000)
      const refusal = new AppError('rate_limited', { retryAfterSeconds })
      if (own !== null && count(own) >= rules.own) throw refusal
      const full = networks.find((network) => count(network) >= rules.address)
      if (full !== undefined) {
        const other = slowest((place) => place.networks.includes(full))
        if (!other) throw refusal
        other.giveWay()
      } else if (places.size >= rules.inAll) {
        const other = slowest(() => true) ?? oldestOfMost(networks.at(-1) ?? '')
        if (!other) throw new AppError('unavailable')
        other.giveWay()
      }
      const leave = () => {
        if (places.delete(place)) change(keys, -1)
      }
      const place: Place = {
        networks,
        sinceMs: performance.now(),
        bytes: 0,
        giveWay: () => {
          leave()
          giveWay(retryAfterSeconds)
        },
      }
      places.add(place)
      change(keys, 1)
      return {
        leave,
        note: (bytes) => {
          place.bytes += bytes
        },
      }
    },
  }
}

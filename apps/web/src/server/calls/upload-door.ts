import { AppError } from '@oficio/contracts/errors'
import { addressKeys } from '../limits/client-address'

export interface UploadRules {
  /** The most simultaneous uploads of one account or browser. A form sends all of its photos at once. */
  own: number
  address: number
  /** The most simultaneous uploads of this process. Each holds up to one file in memory. */
  inAll: number
  /** The longest pause between two chunks. */
  idleMs: number
  /** The longest duration of a whole upload. */
  wholeMs: number
  /** After `afterMs`, an upload below this speed may lose its place to another one. Every real network is faster. */
  slow: { afterMs: number; bytesPerSecond: number }
}

interface Uploader {
  address: string
  own: string | null
  /** Called when another upload takes the place, with the time until a retry. */
  giveWay: (retryAfterSeconds: number) => void
}

interface UploadPlace {
  note: (bytes: number) => void
  leave: () => void
}

export interface UploadDoor {
  /**
   * Gives an upload a place. If no place is free, a slow upload or an upload of the network with the most places may
   * lose its place. Throws rate_limited if the caller's own limit is reached, unavailable if the process has no place.
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
 * Creates the limit of simultaneous uploads, so that a few endless uploads do not block all others. If no place is
 * free, the slowest upload loses its place. If no upload is slow and the whole process is full, the network with the
 * most places loses its oldest upload to a network with fewer places.
 */
export function createUploadDoor(rules: UploadRules = usual): UploadDoor {
  const placesByKey = new Map<string, number>()
  // In the order of arrival.
  const places = new Set<Place>()
  const count = (key: string) => placesByKey.get(key) ?? 0
  const change = (keys: readonly string[], delta: 1 | -1) => {
    for (const key of keys) {
      if (count(key) + delta > 0) placesByKey.set(key, count(key) + delta)
      else placesByKey.delete(key)
    }
  }
  const slowest = (isMeant: (place: Place) => boolean): Place | undefined => {
    const { afterMs, bytesPerSecond } = rules.slow
    const now = performance.now()
    return [...places]
      .filter((place) => isMeant(place) && now - place.sinceMs >= afterMs)
      .map((place) => ({ place, speed: (place.bytes * 1000) / (now - place.sinceMs) }))
      .filter(({ speed }) => speed < bytesPerSecond)
      .sort((a, b) => a.speed - b.speed)[0]?.place
  }
  const oldestOfMost = (network: string): Place | undefined => {
    const heldBy = (place: Place) => count(place.networks.at(-1) ?? '')
    const maxHeld = Math.max(...[...places].map(heldBy))
    return maxHeld > count(network) + 1 ? [...places].find((place) => heldBy(place) === maxHeld) : undefined
  }
  return {
    deadlines: rules,
    enter: ({ address, own, giveWay }) => {
      const networks = addressKeys(address)
      const keys = [...networks, ...(own === null ? [] : [own])]
      // After the longest pause, one of the uploads has sent more data or has ended.
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

import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import { type ClientValues, clientFields, noClient } from '../../form/request-values'

const storageKey = 'service-request-client:1'
/** Whoever has not asked for anything in that time has perhaps moved. */
const keptMs = limits.keptClientDays * 86_400_000

/** Returns where and whom the last request of this browser was for, or null. Call it in the browser only. */
export function readLastClient(): ClientValues | null {
  const stored = readStored('localStorage', storageKey)
  if (!isLike(stored, { savedAt: 0, client: noClient })) return null
  return Date.now() - stored.savedAt > keptMs ? null : stored.client
}

/** Keeps, on this device alone, what the next request is likely to repeat. */
export function keepLastClient(values: ClientValues): void {
  const client = Object.fromEntries(clientFields.map((field) => [field, values[field]]))
  store('localStorage', storageKey, { savedAt: Date.now(), client })
}

export const forgetLastClient = (): void => dropStored('localStorage', storageKey)

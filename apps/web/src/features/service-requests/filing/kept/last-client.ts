import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import { type ClientValues, noClient } from '../../fields/request-values'

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
  const { state, city, townName, serviceAddress, postalCode } = values
  const { contactName, contactLastName, phone, isMobile, email } = values
  const place = { state, city, townName, serviceAddress, postalCode }
  const contact = { contactName, contactLastName, phone, isMobile, email }
  store('localStorage', storageKey, { savedAt: Date.now(), client: { ...place, ...contact } })
}

export const forgetLastClient = (): void => dropStored('localStorage', storageKey)

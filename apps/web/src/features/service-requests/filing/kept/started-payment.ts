import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'

export const startedPaymentKey = 'service-request-payment:1'
/** After this the site has given up waiting for it as well. */
const keptMs = limits.latePaymentDays * 86_400_000

/**
 * Returns the payment that this browser set out to make for the form and has not heard of since, or null: its payer
 * may have closed the provider's page, or come back by the browser's own button. Call it in the browser only.
 */
export function readStartedPayment(): string | null {
  const stored = readStored('localStorage', startedPaymentKey)
  if (!isLike(stored, { intentId: '', startedAt: 0 })) return null
  return Date.now() - stored.startedAt > keptMs ? null : stored.intentId
}

export const keepStartedPayment = (intentId: string): void =>
  store('localStorage', startedPaymentKey, { intentId, startedAt: Date.now() })

export const dropStartedPayment = (): void => dropStored('localStorage', startedPaymentKey)

import { z } from 'zod'

const storageKey = 'service-request-payment:1'
/** After this the site has given up waiting for it as well. */
const keptMs = 3 * 86_400_000

const stored = z.object({ intentId: z.uuid(), startedAt: z.number() })

/**
 * Returns the payment that this browser set out to make for the form and has not heard of since, or null: its payer
 * may have closed the provider's page, or come back by the browser's own button. Call it in the browser only.
 */
export function readStartedPayment(): string | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (!parsed.success || Date.now() - parsed.data.startedAt > keptMs) return null
    return parsed.data.intentId
  } catch {
    // No storage, or not ours: then only the address tells.
    return null
  }
}

export function keepStartedPayment(intentId: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ intentId, startedAt: Date.now() }))
  } catch {
    // As above.
  }
}

export function dropStartedPayment(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}

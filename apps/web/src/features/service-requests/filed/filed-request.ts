import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'

const storageKey = 'service-request-filed:2'

const filedRequest = z.object({
  requestId: z.string(),
  trackingUrl: z.url(),
  email: z.string(),
  isConfirmed: z.boolean(),
  expiresAt: z.string(),
  isUrgent: z.boolean(),
  /** Until when somebody makes contact, or the fee goes back. */
  urgentDueAt: z.string().nullable(),
})
/** What the page says after filing; kept for this tab, so that a reload does not take it away. */
export type FiledRequest = z.infer<typeof filedRequest>

/** Returns what this tab filed last and has not put away, or null. Call it in the browser only. */
export function readFiled(): FiledRequest | null {
  try {
    const parsed = filedRequest.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function keepFiled(filed: FiledRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(filed))
  } catch {
    // Without storage the page stays until it is left, and the mail carries the link too.
  }
}

export function dropFiled(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}

/** Returns the token at the end of a tracking link. */
export const trackingTokenOf = (trackingUrl: string): string =>
  new URL(trackingUrl).pathname.split('/').at(-1) ?? ''

/** Returns the link as a path of this site, whatever name the browser reached it by. */
export const trackingPathOf = (trackingUrl: string): string => paths.tracking(trackingTokenOf(trackingUrl))

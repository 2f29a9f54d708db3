import { posterCodeIn } from '@oficio/contracts/businesses/poster-code'
import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const nameOf = (businessId: string) => `cartel:${businessId}`

/**
 * Whoever comes by the poster of a business is led to the form, and what its code said is kept until they have sent it: an
 * account, and a mailbox to be confirmed, may come in between.
 */
export function keepPosterCode(businessId: string): void {
  const code = posterCodeIn(window.location.hash)
  if (code === null) return
  storeText('localStorage', nameOf(businessId), code)
  document.getElementById('escribir')?.scrollIntoView()
}

/** Returns what was kept of a poster. */
export const keptPosterCode = (businessId: string): string | undefined =>
  readText('localStorage', nameOf(businessId))?.slice(0, 100)

export const dropPosterCode = (businessId: string): void => dropStored('localStorage', nameOf(businessId))

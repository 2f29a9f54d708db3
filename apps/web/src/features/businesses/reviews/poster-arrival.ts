import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const nameOf = (businessId: string) => `cartel:${businessId}`

/**
 * Leads a visitor who scanned the poster of a business to the review form. Stores the poster's code until the review is
 * sent, because they may have to register and confirm their email address first.
 */
export function keepPosterCode(businessId: string, code: string): void {
  storeText('localStorage', nameOf(businessId), code)
  document.getElementById('escribir')?.scrollIntoView()
}

export const keptPosterCode = (businessId: string): string | undefined =>
  readText('localStorage', nameOf(businessId))?.slice(0, 100)

export const dropPosterCode = (businessId: string): void => dropStored('localStorage', nameOf(businessId))

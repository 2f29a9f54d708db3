import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const nameOf = (businessId: string) => `cartel:${businessId}`

/**
 * Leads a visitor who comes by the poster of a business to the form, and keeps the code of the poster until they have sent
 * it, because an account and a mailbox to be confirmed may come in between.
 */
export function keepPosterCode(businessId: string, code: string): void {
  storeText('localStorage', nameOf(businessId), code)
  document.getElementById('escribir')?.scrollIntoView()
}

export const keptPosterCode = (businessId: string): string | undefined =>
  readText('localStorage', nameOf(businessId))?.slice(0, 100)

export const dropPosterCode = (businessId: string): void => dropStored('localStorage', nameOf(businessId))

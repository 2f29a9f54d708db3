import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const nameOf = (businessId: string) => `cartel:${businessId}`

/**
 * Stores the code of the poster that a visitor scanned until their review is sent, because they may have to register and
 * confirm their email address first.
 */
export const keepPosterCode = (businessId: string, code: string): void =>
  storeText('localStorage', nameOf(businessId), code)

export const keptPosterCode = (businessId: string): string | undefined =>
  readText('localStorage', nameOf(businessId))?.slice(0, 100)

export const dropPosterCode = (businessId: string): void => dropStored('localStorage', nameOf(businessId))

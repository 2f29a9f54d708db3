import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const storageKey = 'service-request-filed-here:1'

/** Remembers, on this device alone, that a request was filed from it: only such devices ask the server for theirs. */
export const noteFilingHere = (): void => storeText('localStorage', storageKey, '1')

export const wasFiledHere = (): boolean => readText('localStorage', storageKey) !== null

export const forgetFilingHere = (): void => dropStored('localStorage', storageKey)

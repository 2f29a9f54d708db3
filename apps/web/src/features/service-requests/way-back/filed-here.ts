import { dropStored, readText, storeText } from '@/lib/storage/browser-storage'

const storageKey = 'service-request-filed-here:1'

/** Stores on this device that a request was filed from it. Other devices do not ask the server for one. */
export const noteFilingHere = (): void => storeText('localStorage', storageKey, '1')

export const wasFiledHere = (): boolean => readText('localStorage', storageKey) !== null

export const forgetFilingHere = (): void => dropStored('localStorage', storageKey)

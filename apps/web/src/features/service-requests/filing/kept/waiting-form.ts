import { dropStored, readStored, store } from '@/lib/storage/browser-storage'

const storageKey = 'service-request-waiting:1'

/** Whether the form with this key was to be sent once there is a connection again. Call it in the browser only. */
export const isFormWaiting = (idempotencyKey: string): boolean =>
  readStored('localStorage', storageKey) === idempotencyKey

export const keepWaiting = (idempotencyKey: string): void => store('localStorage', storageKey, idempotencyKey)

export const dropWaiting = (): void => dropStored('localStorage', storageKey)

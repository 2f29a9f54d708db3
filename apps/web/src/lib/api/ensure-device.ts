import { fetchInTime } from '../in-time'

/**
 * Fetches the cookie that identifies this browser as the owner of what it stores. Fetches it once per page load. A
 * cached page cannot set the cookie, and parallel calls would each get another device. Never throws: after a failure
 * the next call sets the cookie, and the next caller of `ensureDevice` tries again.
 */
export const ensureDevice = createEnsureDevice(() => fetchInTime('/api/auth/device', { method: 'POST' }))

/** Returns a function that asks once, and asks again only after a failure. */
export function createEnsureDevice(ask: () => Promise<Pick<Response, 'ok'>>): () => Promise<void> {
  let askedDevice: Promise<void> | null = null
  const askAnew = async () => {
    const isDone = await ask().then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isDone) askedDevice = null
  }
  return () => {
    askedDevice ??= askAnew()
    return askedDevice
  }
}

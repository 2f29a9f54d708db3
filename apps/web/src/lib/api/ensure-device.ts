import { fetchInTime } from '../in-time'

/**
 * Gets this browser the cookie by which what it stores is known to be its own, once for a page. A page that is cached
 * for everybody cannot bring it, and calls that go out side by side would each be given another. Never throws: where it
 * fails, the call that follows is given one, and the next who needs it asks again.
 */
export const ensureDevice = createEnsureDevice(() => fetchInTime('/api/auth/device', { method: 'POST' }))

/** Returns what asks once, and again after it failed. */
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

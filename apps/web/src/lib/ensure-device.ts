let asked: Promise<void> | null = null

/**
 * Gets this browser the cookie by which what it stores is known to be its own, once for a page. A page that is cached
 * for everybody cannot bring it, and calls that go out side by side would each be given another. Never throws: where it
 * fails, the call that follows is given one.
 */
export function ensureDevice(): Promise<void> {
  asked ??= fetch('/api/auth/device', { method: 'POST' }).then(
    () => undefined,
    () => {
      asked = null
    },
  )
  return asked
}

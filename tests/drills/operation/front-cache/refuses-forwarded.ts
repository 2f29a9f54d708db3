import assert from 'node:assert/strict'

/** A purge counts when web sends it, and is ignored when a proxy on the same machine forwards it for a visitor. */
export async function refusesForwarded(origin: string): Promise<void> {
  const purge = async (headers: Record<string, string> = {}) => {
    const purgeRequest = { method: 'PURGE', headers: { 'surrogate-key': 'nobody:1', ...headers } }
    return (await fetch(origin, purgeRequest)).status
  }
  assert.equal(await purge(), 204)
  for (const forwarded of ['203.0.113.7', '127.0.0.1', '127.0.0.1, 203.0.113.7'])
    assert.equal(await purge({ 'x-forwarded-for': forwarded }), 403, `taken from ${forwarded}`)
}

import assert from 'node:assert/strict'
import { paths } from '@oficio/contracts/paths'

/** Requests through the cache what it must never serve to another visitor. Throws if it does. */
export async function checkPrivacy(origin: string, path: string): Promise<void> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(origin + address, { headers, redirect: 'manual' })
  const page = await (await ask(path)).text()
  // A visitor's session changes nothing on a cached page.
  const loggedInAnswer = await ask(path, { cookie: 'next-auth.session-token=somebody; oficio_device=one' })
  assert.equal(await loggedInAnswer.text(), page)
  assert.equal(loggedInAnswer.headers.get('set-cookie'), null)
  for (const name of ['surrogate-control', 'surrogate-key'])
    assert.equal(loggedInAnswer.headers.get(name), null)
  assert.match(String(loggedInAnswer.headers.get('cache-control')), /max-age=0/)
  // Pages of an account redirect strangers to the login, and the redirect is not cached.
  for (const time of [1, 2]) {
    const answer = await ask(paths.userRequests())
    assert.ok([302, 303, 307].includes(answer.status), `${answer.status} the ${time}. time`)
  }
  // Each browser gets its own token.
  const token = async () => (await (await ask('/api/auth/csrf')).json()).csrfToken
  assert.notEqual(await token(), await token())
  // The browser's router requests parts of a page (RSC) at the page's address. They are a different answer.
  const part = await fetch(origin + path, { headers: { rsc: '1' } })
  assert.match(String(part.headers.get('content-type')), /text\/x-component/)
  assert.equal(await (await ask(path)).text(), page)
  // The compressed and the plain form of a page are cached separately.
  const plain = await ask(path, { 'accept-encoding': 'identity' })
  assert.equal(plain.headers.get('content-encoding'), null)
  const packed = await ask(path, { 'accept-encoding': 'gzip' })
  assert.equal(packed.headers.get('content-encoding'), 'gzip')
  assert.equal(await packed.text(), page)
}

import assert from 'node:assert/strict'
import { paths } from '@oficio/contracts/paths'

/** What a cache before web must never hand to another one, asked for through it. Throws where one does. */
export async function checkPrivacy(origin: string, path: string): Promise<void> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(origin + address, { headers, redirect: 'manual' })
  const page = await (await ask(path)).text()
  // The visitor's session changes nothing on a cached page.
  const loggedInAnswer = await ask(path, { cookie: 'next-auth.session-token=somebody; oficio_device=one' })
  assert.equal(await loggedInAnswer.text(), page)
  assert.equal(loggedInAnswer.headers.get('set-cookie'), null)
  for (const name of ['surrogate-control', 'surrogate-key'])
    assert.equal(loggedInAnswer.headers.get(name), null)
  assert.match(String(loggedInAnswer.headers.get('cache-control')), /max-age=0/)
  // Pages of an account lead strangers to the login, each on their own.
  for (const time of [1, 2]) {
    const answer = await ask(paths.userRequests())
    assert.ok([302, 303, 307].includes(answer.status), `${answer.status} the ${time}. time`)
  }
  // Each browser gets tokens of its own.
  const token = async () => (await (await ask('/api/auth/csrf')).json()).csrfToken
  assert.notEqual(await token(), await token())
  // Parts of a page, which the browser's router asks for at its address, are another answer.
  const part = await fetch(origin + path, { headers: { rsc: '1' } })
  assert.match(String(part.headers.get('content-type')), /text\/x-component/)
  assert.equal(await (await ask(path)).text(), page)
  // Both forms of a page are kept apart.
  const plain = await ask(path, { 'accept-encoding': 'identity' })
  assert.equal(plain.headers.get('content-encoding'), null)
  const packed = await ask(path, { 'accept-encoding': 'gzip' })
  assert.equal(packed.headers.get('content-encoding'), 'gzip')
  assert.equal(await packed.text(), page)
}

import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openSecret, sealSecret } from '../accounts/second-factor/totp'
import { callSecrets } from './repeats/sealed-answer'
import { openSealed, seal } from './seal'

const key = randomBytes(32)
const plain = new Uint8Array(Buffer.from('algo secreto'))
const tokenSecret = 'a secret of the site that is long enough'

it('returns the bytes that were sealed, differently each time', () => {
  const [first, second] = [seal(key, plain, 'owner'), seal(key, plain, 'owner')]
  expect(first).not.toEqual(second)
  for (const sealed of [first, second]) expect(openSealed(key, sealed, 'owner')).toEqual(plain)
})

it('refuses another key, another owner, and any changed, missing or added byte', () => {
  const sealed = seal(key, plain, 'owner')
  expect(() => openSealed(randomBytes(32), sealed, 'owner')).toThrow()
  for (const owner of ['other', '', 'owner ']) expect(() => openSealed(key, sealed, owner)).toThrow()
  for (const position of sealed.keys()) {
    const changed = Uint8Array.from(sealed)
    changed[position] = (changed[position] ?? 0) ^ 1
    expect(() => openSealed(key, changed, 'owner')).toThrow()
    expect(() => openSealed(key, sealed.subarray(0, position), 'owner')).toThrow()
  }
  expect(() => openSealed(key, Uint8Array.from([...sealed, 0]), 'owner')).toThrow()
})

/**
 * Encrypts like the first version of the site. Returns the parts, because that version ordered them differently for
 * each use.
 */
function encrypt(oldKey: Uint8Array, bytes: Uint8Array, owner?: string) {
  const iv = randomBytes(12)
  const sealing = createCipheriv('aes-256-gcm', oldKey, iv)
  if (owner !== undefined) sealing.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()])
  return { iv, sealed, tag: sealing.getAuthTag() }
}

it('opens the secret of an authenticator app that an earlier version stored', () => {
  const oldKey = new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'second-factor-secret', 32))
  const { iv, tag, sealed } = encrypt(oldKey, plain, 'user')
  expect(openSecret({ tokenSecret }, 'user', Buffer.concat([iv, tag, sealed]))).toEqual(plain)
  expect(openSecret({ tokenSecret }, 'user', sealSecret({ tokenSecret }, 'user', plain))).toEqual(plain)
})

it('opens the answer of a keyed call that an earlier version stored, with its tag at the end', () => {
  const scope = ['user', 'call', 'key']
  const secrets = callSecrets({ tokenSecret }, { scope, body: '{}' })
  const oldKey = createHmac('sha256', tokenSecret)
    .update(JSON.stringify(['keyed-call', 'answer', ...scope]))
    .digest()
  for (const answer of ['{"id":"ñandú"}', '']) {
    const { iv, tag, sealed } = encrypt(oldKey, Buffer.from(answer))
    expect(secrets.open(Buffer.concat([iv, sealed, tag]))).toBe(answer)
    expect(secrets.open(secrets.seal(answer))).toBe(answer)
  }
  const other = callSecrets({ tokenSecret: `${tokenSecret}!` }, { scope, body: '{}' })
  expect(() => other.open(secrets.seal('{}'))).toThrow()
})

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts bytes with a key of 32 bytes. Returns the initialisation vector, the tag and the encrypted bytes, in this
 * order. `openSealed` needs the same `owner`, which is authenticated and not stored.
 */
export function seal(key: Uint8Array, bytes: Uint8Array, owner = ''): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Uint8Array.from(Buffer.concat([iv, sealing.getAuthTag(), sealed]))
}

/** Decrypts the result of `seal`. Throws if the bytes, the key or the owner differ. */
export function openSealed(key: Uint8Array, sealed: Uint8Array, owner = ''): Uint8Array<ArrayBuffer> {
  const { iv, tag, rest } = cutSealed(sealed)
  const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  return Uint8Array.from(Buffer.concat([opening.update(rest), opening.final()]))
}

/** Converts sealed bytes with the tag at the end, the former format of answers to keyed calls, to the current order. */
export const withTagFirst = (sealed: Uint8Array): Uint8Array =>
  Buffer.concat([
    sealed.subarray(0, ivBytes),
    sealed.subarray(-tagBytes),
    sealed.subarray(ivBytes, -tagBytes),
  ])

const cutSealed = (sealed: Uint8Array) => ({
  iv: sealed.subarray(0, ivBytes),
  tag: sealed.subarray(ivBytes, ivBytes + tagBytes),
  rest: sealed.subarray(ivBytes + tagBytes),
})

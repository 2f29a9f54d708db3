import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Ctx } from '../ctx'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** What the database stores of a call with a key: nothing that can be read or made without the caller's key. */
export interface CallSecrets {
  id: string
  bodyMark: string
  seal(answer: string): Uint8Array<ArrayBuffer>
  /** Throws where the site's own key changed since. */
  open(sealed: Uint8Array): string
}

/** Returns the marks and the sealing of one call. `scope` names the caller, the call and the key. */
export function callSecrets(
  { tokenSecret }: Pick<Ctx, 'tokenSecret'>,
  { scope, body }: { scope: readonly string[]; body: string },
): CallSecrets {
  const secretOf = (purpose: string, ...more: string[]) =>
    createHmac('sha256', tokenSecret)
      .update(JSON.stringify(['keyed-call', purpose, ...scope, ...more]))
      .digest()
  const key = secretOf('answer')
  return {
    id: secretOf('id').toString('base64url'),
    bodyMark: secretOf('body', body).toString('base64url'),
    seal: (answer) => {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv)
      return Uint8Array.from(
        Buffer.concat([iv, sealing.update(answer, 'utf8'), sealing.final(), sealing.getAuthTag()]),
      )
    },
    open: (sealed) => {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
      opening.setAuthTag(sealed.subarray(-tagBytes))
      return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]).toString(
        'utf8',
      )
    },
  }
}

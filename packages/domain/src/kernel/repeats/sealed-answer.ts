import { createHmac } from 'node:crypto'
import type { Ctx } from '../ctx'
import { openSealed, seal, withTagFirst } from '../seal'

/** What the database stores of a keyed call. Without the caller's key, it can be neither read nor forged. */
export interface CallSecrets {
  id: string
  bodyMark: string
  seal(answer: string): Uint8Array<ArrayBuffer>
  /** Throws if the site's key was changed in the meantime. */
  open(sealed: Uint8Array): string
}

/** Returns the id, body hash and encryption of one call. `scope` contains the caller, the call and the key. */
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
    seal: (answer) => seal(key, Buffer.from(answer)),
    open: (sealed) => Buffer.from(openAnswer(key, sealed)).toString('utf8'),
  }
}

/**
 * Also reads the former format with the tag at the end. Such answers are needed for `limits.idempotencyHours` after an
 * update.
 */
function openAnswer(key: Uint8Array, sealed: Uint8Array): Uint8Array {
  try {
    return openSealed(key, sealed)
  } catch {
    return openSealed(key, withTagFirst(sealed))
  }
}

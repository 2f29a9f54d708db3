import { createHash, randomBytes } from 'node:crypto'

interface Person {
  subject: string
  email: string
  isVerified: boolean
  firstName: string
  lastName: string
}

interface Grant {
  person: Person
  redirectUri: string
  nonce: string
  /** The hash of the secret that only the site that asked knows (PKCE). */
  challenge: string
}

/** Most that wait to be picked up; a site does so within a second. */
const mostWaiting = 100

/** Keeps what was granted until the site picks it up, once. */
export function makeGrants() {
  const waiting = new Map<string, Grant>()
  return {
    give: (grant: Grant): string => {
      const code = randomBytes(16).toString('base64url')
      waiting.set(code, grant)
      const [oldest] = waiting.keys()
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest)
      return code
    },
    /**
     * Returns the grant of that code if the caller is the client it was issued to; the code is used up in any case.
     */
    take: (code: string, { redirectUri, verifier }: { redirectUri: string; verifier: string }) => {
      const grant = waiting.get(code)
      waiting.delete(code)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return grant?.redirectUri === redirectUri && grant.challenge === challenge ? grant : null
    },
  }
}

/** Returns the key of a mailbox whose owner typed none: the same for each time that they come. */
export const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`).toString()

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
  /** The hash of a secret that only the requesting site knows (PKCE). */
  challenge: string
}

/** The most unredeemed grants. A site redeems a grant within a second. */
const mostWaiting = 100

/** Stores each grant until the site redeems its code. A code works only once. */
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
     * Returns the grant of a code if the caller is the client that the code was issued to. Deletes the code in any
     * case.
     */
    take: (code: string, { redirectUri, verifier }: { redirectUri: string; verifier: string }) => {
      const grant = waiting.get(code)
      waiting.delete(code)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return grant?.redirectUri === redirectUri && grant.challenge === challenge ? grant : null
    },
  }
}

/** Returns the Google user id of a mail address for users who typed none. Always the same id for the same address. */
export const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`).toString()

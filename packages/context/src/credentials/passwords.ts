import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@oficio/domain/kernel/ports'
import { limitConcurrency } from '@oficio/gateways/limit-concurrency'

/** Argon2id (the library's default variant) with the cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of the same cost for which no password is known. It keeps the time equal when the account does not exist. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/**
 * Creates the password hasher. At most 8 hashes run at once and 64 wait, because hashing is the most expensive thing
 * that a visitor can trigger. Throws AppError `unavailable` beyond that.
 */
export function createPasswords(): PasswordHasher {
  const limit = limitConcurrency({ running: 8, waiting: 64 })
  return {
    hash: (password) => limit(() => hash(spell(password), cost)),
    verify: (storedHash, password) =>
      limit(async () => (await verify(storedHash ?? dummyHash, spell(password))) && storedHash !== null),
  }
}

/** Normalizes a password, because keyboards encode the same letter differently ('ñ' as one code point or as two). */
const spell = (password: string): string => password.normalize('NFC')

import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@oficio/domain/kernel/ports'
import { limitConcurrency } from '@oficio/gateways/limit-concurrency'

/** Argon2id, the library's default kind, with the cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of the same cost that no password is known for. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/**
 * Returns the hasher of passwords. Hashing is the dearest thing that a visitor can ask for, so eight run at once and 64
 * wait; beyond that it throws AppError unavailable.
 */
export function createPasswords(): PasswordHasher {
  const limit = limitConcurrency({ running: 8, waiting: 64 })
  return {
    hash: (password) => limit(() => hash(spell(password), cost)),
    verify: (storedHash, password) =>
      limit(async () => (await verify(storedHash ?? dummyHash, spell(password))) && storedHash !== null),
  }
}

/** The same letters typed on another keyboard may arrive as other bytes ('ñ' as one sign or as two). */
const spell = (password: string): string => password.normalize('NFC')

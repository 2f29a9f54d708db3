import { randomInt } from 'node:crypto'

/** Contains at most one of the characters that look or sound alike (2 Z, 5 S, 8 B, U V). */
const alphabet = '2345679ACDEFGHJKMNPQRTWXY'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Returns a new random code such as 'ARR-7K3M-92QX'. It has no counter, so it does not reveal how many requests exist.
 * The database rejects a duplicate, whose probability is about 1 in 10^11.
 */
export const newRequestCode = (prefix: 'ARR' | 'BAJ' | 'DAT'): string => `${prefix}-${group()}-${group()}`

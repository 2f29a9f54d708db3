import { randomInt } from 'node:crypto'

/** Of signs that are mistaken for each other when read aloud or copied by hand (2 Z, 5 S, 8 B, U V) at most one. */
const alphabet = '2345679ACDEFGHJKMNPQRTWXY'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Returns a new code, 'ARR-7K3M-92QX'. It counts nothing, so it does not tell how many others there are; the database
 * refuses the one in a hundred thousand million that was given before.
 */
export const newRequestCode = (prefix: 'ARR' | 'BAJ' | 'DAT'): string => `${prefix}-${group()}-${group()}`

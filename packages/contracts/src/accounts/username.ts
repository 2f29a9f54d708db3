import { z } from 'zod'
import { limits } from '../limits'

/** The accents are composed characters. A separate combining accent is refused. */
const letters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ'

/**
 * Allows only Spanish letters, so that a name cannot imitate another one with similar letters of other scripts. Refuses
 * @, so that a name cannot look like a mail address.
 */
export const username = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(
    new RegExp(`^[${letters}0-9._-]{${limits.usernameMin},${limits.usernameMax}}$`),
    `Nombre de usuario: usá entre ${limits.usernameMin} y ${limits.usernameMax} letras del español, números, puntos o guiones, sin espacios.`,
  )

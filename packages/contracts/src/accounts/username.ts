import { z } from 'zod'
import { limits } from '../limits'

/** As Unicode composes them: an accent that is a sign of its own is refused. */
const letters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ'

/**
 * The letters of Spanish, so that no name is written with look-alikes of other scripts, and no @, so that no name is taken
 * for a mail.
 */
export const username = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(
    new RegExp(`^[${letters}0-9._-]{${limits.usernameMin},${limits.usernameMax}}$`),
    `Nombre de usuario: usá entre ${limits.usernameMin} y ${limits.usernameMax} letras del español, números, puntos o guiones.`,
  )

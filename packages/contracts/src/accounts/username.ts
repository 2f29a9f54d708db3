import { z } from 'zod'
import { limits } from '../limits'

/** What people can type on any keyboard, without an @: so a user name is never taken for a mail. */
export const username = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[\\p{L}\\p{N}._-]{${limits.usernameMin},${limits.usernameMax}}$`, 'u'),
    `Nombre de usuario: usá entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones.`,
  )

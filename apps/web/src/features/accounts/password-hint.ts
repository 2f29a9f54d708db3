import { limits } from '@oficio/contracts/limits'

/** What a new password has to be, under its field. */
export const passwordHint = `Al menos ${limits.passwordMin} caracteres, sin tu nombre, tu email ni palabras comunes.`

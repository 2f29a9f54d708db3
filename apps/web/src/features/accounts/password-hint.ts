import { limits } from '@oficio/contracts/limits'

/** The requirements of a new password, shown below its field. */
export const passwordHint = `Al menos ${limits.passwordMin} caracteres, sin tu nombre, tu email ni palabras comunes.`

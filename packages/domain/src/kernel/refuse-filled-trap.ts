import { AppError } from '@oficio/contracts/errors'

/**
 * Refuses a form whose hidden field was filled in, which only programs do. The text is for the honest program that took
 * the field for an ordinary one. Throws validation_failed.
 */
export function refuseFilledTrap(trap: Readonly<Record<string, string | undefined>>): void {
  const filled = Object.keys(trap).filter((name) => trap[name])
  if (filled.length === 0) return
  const text = 'Dejá este campo vacío: no guarda ningún dato.'
  throw new AppError('validation_failed', { fields: Object.fromEntries(filled.map((name) => [name, text])) })
}

import { AppError } from '@oficio/contracts/errors'

/**
 * Refuses a form whose hidden field is filled in, because only bots fill it in. The error text addresses an honest
 * program that took the field for a normal one. Throws validation_failed.
 */
export function refuseFilledTrap(trap: Readonly<Record<string, string | undefined>>): void {
  const filledFields = Object.keys(trap).filter((name) => trap[name])
  if (filledFields.length === 0) return
  const text = 'Dejá este campo vacío: no guarda ningún dato.'
  throw new AppError('validation_failed', {
    fields: Object.fromEntries(filledFields.map((name) => [name, text])),
  })
}

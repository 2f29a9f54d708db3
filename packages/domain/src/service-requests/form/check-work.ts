import { AppError, type FieldErrors } from '@oficio/contracts/errors'
import { texts } from '@oficio/contracts/texts'
import type { ReadSource } from '../../kernel/ctx'
import { normalisePhone } from '../../kernel/text/normalise-phone'
import { findPlace, type Place, placeFaults } from '../../places/find-place'
import { findRubro } from '../../rubros/find-rubro'

/** The parts of a form that only the database or the numbering plan can validate. */
export interface CheckedWork {
  place: Place
  rubro: { id: number; name: string }
  phone: string
}

/** Returns the place, rubro and phone that a form means. Throws validation_failed with all faults at once. */
export async function checkWork(
  source: ReadSource,
  form: { state: string; city: string; rubroId: number; phone: string; isMobile: boolean },
  /** The rubro of a stored request. The request may keep it even if it is retired. */
  ownRubroId: number | null = null,
): Promise<CheckedWork> {
  const [place, rubro] = await Promise.all([
    findPlace(source, form.state, form.city),
    findRubro(source, form.rubroId, { isOwn: form.rubroId === ownRubroId }),
  ])
  const phone = normalisePhone(form.phone, form.isMobile)
  if (place && rubro && phone) return { place, rubro, phone }
  const fields: FieldErrors = {}
  if (!place) Object.assign(fields, await placeFaults(source, form.state))
  if (!rubro) fields.rubroId = texts.unknownRubro
  if (!phone) fields.phone = texts.phone
  throw new AppError('validation_failed', { fields })
}

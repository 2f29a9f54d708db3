import { AppError, codeOf, errors, type FieldErrors } from '@oficio/contracts/errors'
import { readCuit } from '@oficio/contracts/text/read-cuit'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import { normalisePhone, phoneForms } from '../../kernel/text/normalise-phone'
import { findPlace, type Place, placeFaults } from '../../places/find-place'
import { askedForRubros } from '../../rubros/list-rubros'

/**
 * The fields of a registration that only the database or the numbering plan can check. Omitted fields are not checked.
 */
interface ProfileInput {
  phone?: string | undefined
  isMobile: boolean
  state?: string | undefined
  city?: string | undefined
  taxId?: string | undefined
  rubros: readonly number[]
}

export interface CheckedProfessional {
  place: Place | null
  phone: string | null
  cuit: string | null
  rubroIds: number[]
}

interface Source {
  db: Tx
}

/** Returns the parsed values of a registration. Throws validation_failed with all faults at once. */
export async function checkProfessional(
  { db }: Source,
  input: ProfileInput,
  /** The professional whose own rubros stay allowed, retired ones included. */
  professionalId: string | null = null,
): Promise<CheckedProfessional> {
  const { state, city, taxId } = input
  const rubroIds = [...new Set(input.rubros)]
  const isOwn = professionalId ? [{ professionals: { some: { professionalId } } }] : []
  const [place, rubroCount] = await Promise.all([
    state && city ? findPlace({ db }, state, city) : null,
    db.rubro.count({ where: { id: { in: rubroIds }, OR: [askedForRubros, ...isOwn] } }),
  ])
  const phone = input.phone ? normalisePhone(input.phone, input.isMobile) : null
  const cuit = taxId ? readCuit(taxId) : null
  const fields: FieldErrors = {}
  if (!place && (state || city)) Object.assign(fields, await placeFaults({ db }, state ?? ''))
  if (!phone && input.phone) fields.phone = texts.phone
  if (!cuit && taxId) fields.taxId = texts.taxId
  if (rubroCount < rubroIds.length) fields.rubros = texts.unknownRubro
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return { place, phone, cuit, rubroIds }
}

/**
 * Throws tax_id_taken or phone_taken if another professional has the CUIT or the phone. Treats a phone with and without
 * the mobile 9 as the same. Names both fields if both are taken.
 */
export async function refuseTakenFacts(
  { db }: Source,
  { phone, cuit }: Pick<CheckedProfessional, 'phone' | 'cuit'>,
  ownId: string | null = null,
): Promise<void> {
  const otherThanOwn = ownId ? { NOT: { id: ownId } } : {}
  const [byCuit, byPhone] = await Promise.all([
    cuit ? db.professional.count({ where: { cuit, ...otherThanOwn } }) : 0,
    phone ? db.professional.count({ where: { phone: { in: phoneForms(phone) }, ...otherThanOwn } }) : 0,
  ])
  const fields = {
    ...(byCuit > 0 && { taxId: errors.tax_id_taken.text }),
    ...(byPhone > 0 && { phone: errors.phone_taken.text }),
  }
  if (byCuit > 0) throw new AppError('tax_id_taken', { fields })
  if (byPhone > 0) throw new AppError('phone_taken', { fields })
}

/**
 * Returns a handler for a failed write. Throws tax_id_taken or phone_taken if a concurrent registration took the facts;
 * otherwise throws the original error.
 */
export const orTaken =
  (source: Source, facts: Pick<CheckedProfessional, 'phone' | 'cuit'>, ownId: string) =>
  async (error: unknown): Promise<never> => {
    if (codeOf(error) === null) await refuseTakenFacts(source, facts, ownId)
    throw error
  }

import { roomText, wizardTexts } from '@oficio/contracts/businesses/fields'
import { type BusinessTier, includesRubros } from '@oficio/contracts/businesses/plans'
import { AppError, type FieldErrors } from '@oficio/contracts/errors'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import { getYear } from 'date-fns'
import type { TxCtx } from '../kernel/ctx'
import { noReadCache } from '../kernel/no-read-cache'
import { normalisePhone } from '../kernel/text/normalise-phone'
import { inArgentina } from '../kernel/time/days'
import { cachedProvincias } from '../places/cached-provincias'
import { postalCodeFault } from '../places/check-postal-code'
import { findPlace, type Place, placeFaults } from '../places/find-place'
import { followMergedTags, holdTerms } from './lock-terms'

interface BusinessInput {
  state?: string | undefined
  city?: string | undefined
  phone: string
  isMobile: boolean
  categoryIds: readonly number[]
  features: readonly number[]
  foundingYear?: number | undefined
  postalCode?: string | undefined
}

export interface CheckedBusiness {
  /** Null when the form names no place. */
  place: Place | null
  phone: string
  /** The tags of the form. A merged tag is replaced by the tag it was merged into. */
  tagIds: number[]
}

interface Source {
  db: Tx
}

/**
 * Validates a business form and returns its resolved place, phone and tags. A business keeps a retired category that it
 * already has. Locks categories and tags against changes by admins until the transaction ends. The caller must not hold
 * the lock of a business yet. Throws validation_failed with all faults at once.
 */
export async function checkBusiness(
  { db, clock }: TxCtx,
  input: BusinessInput,
  businessId: string | null = null,
): Promise<CheckedBusiness> {
  const { state, city, categoryIds } = input
  const isPlaced = state !== undefined || city !== undefined
  await holdTerms(db)
  const tagIds = await followMergedTags(db, input.features)
  const [place, categories, tags] = await Promise.all([
    isPlaced ? findPlace({ db }, state ?? '', city ?? '') : null,
    db.businessCategory.count({
      where: {
        id: { in: [...categoryIds] },
        OR: [{ retiredAt: null }, ...(businessId ? [{ businesses: { some: { businessId } } }] : [])],
      },
    }),
    db.businessTag.count({ where: { id: { in: tagIds }, retiredAt: null } }),
  ])
  const phone = normalisePhone(input.phone, input.isMobile)
  const codeFault = place && (await findCodeFault({ db }, place, input.postalCode))
  const fields: FieldErrors = {
    ...(codeFault && { postalCode: codeFault }),
    ...(isPlaced && !place && (await placeFaults({ db }, state ?? ''))),
    ...(!phone && { phone: texts.phone }),
    ...(isToCome(input.foundingYear, clock.now()) && { foundingYear: wizardTexts.foundedLater }),
    ...(categories < categoryIds.length && { categoryIds: wizardTexts.unknownCategory }),
    ...(tags < tagIds.length && { features: wizardTexts.unknownTag }),
  }
  if (!phone || Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return { place, phone, tagIds }
}

const isToCome = (year: number | undefined, now: Date): boolean =>
  year !== undefined && year > getYear(now, inArgentina)

/**
 * Returns the fault of a postal code that does not fit the province, or null. A full postal code names its province.
 */
async function findCodeFault(
  { db }: Source,
  { provinciaId }: Place,
  postalCode: string | undefined,
): Promise<string | null> {
  if (postalCode === undefined) return null
  const provincias = await cachedProvincias({ db, readCache: noReadCache })
  const provincia = provincias.find(({ id }) => id === provinciaId)
  return provincia ? postalCodeFault(postalCode, provincia, provincias) : null
}

interface RubroChoice {
  tier: BusinessTier
  rubroIds: readonly number[]
  /** The input field of the rubros. The form shows a fault beside it. */
  field: 'selectedRubros' | 'rubroIds'
}

/**
 * Throws plan_limit_reached when the plan does not include that many rubros, and validation_failed when a rubro does
 * not exist. A business keeps a retired rubro that it already has.
 */
export async function checkPlan(
  { db }: Source,
  { tier, rubroIds, field }: RubroChoice,
  businessId: string | null = null,
): Promise<void> {
  if (!includesRubros(tier, rubroIds.length))
    throw new AppError('plan_limit_reached', { fields: { [field]: roomText(tier) } })
  const isOwn = businessId ? [{ businesses: { some: { businessId } } }] : []
  const knownCount = await db.rubro.count({
    where: { id: { in: [...rubroIds] }, OR: [{ retiredAt: null }, ...isOwn] },
  })
  if (knownCount < rubroIds.length)
    throw new AppError('validation_failed', { fields: { [field]: texts.unknownRubro } })
}

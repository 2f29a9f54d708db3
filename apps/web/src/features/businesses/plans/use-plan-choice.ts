'use client'

import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'
import {
  type BusinessTier,
  includesRubros,
  monthlyPriceOf,
  planTexts,
} from '@oficio/contracts/businesses/plans'
import { useState } from 'react'

/** State of the choice of a plan and its rubros, with the monthly price. It starts with the ordered plan. */
export function usePlanChoice({ ordered, prices }: Pick<OwnPlan, 'ordered' | 'prices'>) {
  const [tier, setTier] = useState<BusinessTier>(ordered.tier)
  const [rubroIds, setRubroIds] = useState(ordered.rubroIds)
  const [fault, setFault] = useState<string | null>(null)

  const faultOf = (inTier: BusinessTier, count: number): string | null => {
    if (count === 0) return planTexts.rubroMissing
    return includesRubros(inTier, count) ? null : planTexts.limitReached
  }
  const chooseTier = (value: BusinessTier) => {
    setTier(value)
    // Keeps the rubros even if the new plan includes fewer, because the owner must decide which to remove.
    setFault(includesRubros(value, rubroIds.length) ? null : planTexts.premiumIncludes)
  }
  const chooseRubros = (ids: number[]) => {
    const isMore = ids.length > rubroIds.length
    if (isMore && !includesRubros(tier, ids.length)) return setFault(planTexts.limitReached)
    setFault(includesRubros(tier, ids.length) ? null : planTexts.premiumIncludes)
    setRubroIds(ids)
  }
  /** Shows the error, if any, and returns whether the choice is valid. */
  const validate = (): boolean => {
    const fault = faultOf(tier, rubroIds.length)
    setFault(fault)
    return fault === null
  }

  const isSameAs = (plan: { tier: BusinessTier; rubroIds: readonly number[] }): boolean =>
    plan.tier === tier && sorted(plan.rubroIds) === sorted(rubroIds)
  return {
    tier,
    rubroIds,
    fault,
    chooseTier,
    chooseRubros,
    judge: validate,
    monthlyPriceArs: monthlyPriceOf(tier, rubroIds.length, prices),
    isSameAs,
  }
}

const sorted = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join()

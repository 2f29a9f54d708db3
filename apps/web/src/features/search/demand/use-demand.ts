'use client'

import type { Demand } from '@oficio/contracts/search/demand'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

export interface DemandChoice {
  rubroIds: readonly number[]
  /** Ids as text, or '' for none. */
  state: string
  city: string
  radiusKm: number
}

/** Milliseconds to wait after a change, so that moving the slider does not send a request for each step. */
const pauseMs = 300

/** Loads the demand for a choice. The previous demand stays visible until the next answer. */
export function useDemand({ rubroIds, state, city, radiusKm }: DemandChoice) {
  const [demand, setDemand] = useState<Demand | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const rubros = rubroIds.join()
  const isAsked = rubros !== '' && state !== '' && city !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!isAsked) return setDemand(null)
    const call = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { getDemandEndpoint } = await loadPart(import('@oficio/contracts/search/demand'))
        const query = { rubroIds: rubros.split(','), state, city, radiusKm }
        setDemand(await callApi(getDemandEndpoint, { query, signal: call.signal }))
        setHasFailed(false)
      } catch {
        if (!call.signal.aborted) setHasFailed(true)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [isAsked, rubros, state, city, radiusKm, tries])

  return { demand, hasFailed: isAsked && hasFailed, isAsked, retry: () => setTries((count) => count + 1) }
}

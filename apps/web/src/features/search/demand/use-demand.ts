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

/**
 * Loads the demand for a choice. The previous demand stays visible until the next answer. `hasFailed` is about the
 * present choice and attempt only, so neither a retry nor another choice shows an old failure while it loads.
 */
export function useDemand({ rubroIds, state, city, radiusKm }: DemandChoice) {
  const [demand, setDemand] = useState<Demand | null>(null)
  const [failedCall, setFailedCall] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const rubros = rubroIds.join()
  const isAsked = rubros !== '' && state !== '' && city !== ''
  const call = [rubros, state, city, radiusKm, attempt].join(';')

  useEffect(() => {
    if (!isAsked) return setDemand(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { getDemandEndpoint } = await loadPart(import('@oficio/contracts/search/demand'))
        const query = { rubroIds: rubros.split(','), state, city, radiusKm }
        setDemand(await callApi(getDemandEndpoint, { query, signal: abort.signal }))
      } catch {
        if (!abort.signal.aborted) setFailedCall(call)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isAsked, rubros, state, city, radiusKm, call])

  const hasFailed = isAsked && failedCall === call
  return { demand, hasFailed, isAsked, retry: () => setAttempt((count) => count + 1) }
}

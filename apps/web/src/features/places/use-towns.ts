'use client'

import { limits } from '@oficio/contracts/limits'
import type { PlaceView } from '@oficio/contracts/places'
import { useEffect, useReducer, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

/** Localities do not change while a page is open, and people go back and forth between provinces. */
const known = new Map<string, readonly PlaceView[]>()

interface Localidades {
  places: readonly PlaceView[]
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** The localities of a province (its id), '' for none yet. */
export function useLocalidades(provinciaId: string): Localidades {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [answer, setAnswer] = useState<{ of: string; attempt: number; hasFailed: boolean } | null>(null)

  useEffect(() => {
    if (provinciaId === '' || known.has(provinciaId)) return
    const call = new AbortController()
    fetchLocalidades(provinciaId, call.signal)
      .then((localidades) => {
        known.set(provinciaId, localidades)
        setAnswer({ of: provinciaId, attempt, hasFailed: false })
      })
      .catch(() => {
        if (!call.signal.aborted) setAnswer({ of: provinciaId, attempt, hasFailed: true })
      })
    return () => call.abort()
  }, [provinciaId, attempt])

  const places = known.get(provinciaId)
  const hasFailed = answer?.of === provinciaId && answer.attempt === attempt && answer.hasFailed
  return {
    places: places ?? [],
    isLoading: provinciaId !== '' && !places && !hasFailed,
    hasFailed,
    retry,
  }
}

async function fetchLocalidades(provinciaId: string, signal: AbortSignal): Promise<readonly PlaceView[]> {
  const { listLocalidadesEndpoint } = await loadPart(import('@oficio/contracts/places'))
  const query = { provincia: provinciaId, max: limits.localidadesMax }
  return (await callApi(listLocalidadesEndpoint, { query, signal })).localidades
}

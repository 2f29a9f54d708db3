'use client'

import { useEffect, useReducer, useState } from 'react'
import { loadPart } from '@/lib/api/load-part'
import type { Towns } from './load-towns'

/** Cached for the life of the page, because towns do not change and people switch between provinces. */
const loadedTowns = new Map<string, Towns>()

interface TownsState {
  /** Undefined while the towns are not loaded. */
  towns: Towns | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** Returns the towns of a province (its id), or none for ''. */
export function useTowns(provinciaId: string): TownsState {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [answer, setAnswer] = useState<{ question: string; attempt: number; hasFailed: boolean } | null>(null)

  useEffect(() => {
    if (provinciaId === '' || loadedTowns.has(provinciaId)) return
    const call = new AbortController()
    // The code that searches towns is loaded with them, because a page that needs no town needs neither.
    loadPart(import('./load-towns'))
      .then(({ loadTowns }) => loadTowns(provinciaId, call.signal))
      .then((towns) => {
        loadedTowns.set(provinciaId, towns)
        setAnswer({ question: provinciaId, attempt, hasFailed: false })
      })
      .catch(() => {
        if (!call.signal.aborted) setAnswer({ question: provinciaId, attempt, hasFailed: true })
      })
    return () => call.abort()
  }, [provinciaId, attempt])

  const towns = loadedTowns.get(provinciaId)
  const hasFailed = answer?.question === provinciaId && answer.attempt === attempt && answer.hasFailed
  return { towns, isLoading: provinciaId !== '' && !towns && !hasFailed, hasFailed, retry }
}

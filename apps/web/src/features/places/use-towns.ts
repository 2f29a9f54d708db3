'use client'

import { useEffect, useReducer, useState } from 'react'
import { loadPart } from '@/lib/api/load-part'
import type { Towns } from './load-towns'

/** Localities do not change while a page is open, and people go back and forth between provinces. */
const loadedTowns = new Map<string, Towns>()

interface TownsState {
  /** Undefined while they are not there. */
  towns: Towns | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** The towns of a province (its id), '' for none yet. */
export function useTowns(provinciaId: string): TownsState {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [answer, setAnswer] = useState<{ question: string; attempt: number; hasFailed: boolean } | null>(null)

  useEffect(() => {
    if (provinciaId === '' || loadedTowns.has(provinciaId)) return
    const call = new AbortController()
    // How to search comes with what is searched: a page that asks for no town needs neither.
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

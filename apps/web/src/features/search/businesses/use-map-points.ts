'use client'

import { limits } from '@oficio/contracts/limits'
import {
  type BusinessSearchQuery,
  type FoundBusiness,
  searchBusinessesEndpoint,
} from '@oficio/contracts/search/businesses'
import { useEffect, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'

export interface MapPoints {
  /** Those whose door is known; null while they are asked for. */
  found: readonly FoundBusiness[] | null
  /** How many of the search were looked at. */
  of: number
  /** Whether those are all of them. */
  isAll: boolean
  /** Why they could not be asked for; null where they could. */
  failure: ErrorView | null
}

/** Asks for the first results of a search that the server answered, beyond the page that is shown, for the map. */
export function useMapPoints(answered: BusinessSearchQuery): MapPoints & { retry: () => void } {
  const [points, setPoints] = useState<MapPoints>({ found: null, of: 0, isAll: false, failure: null })
  const [attempt, setAttempt] = useState(0)
  // What the page was rendered for; a tap on another filter opens another page.
  const key = JSON.stringify({ attempt, query: { ...answered, page: 1, limit: limits.searchPageMax } })
  useEffect(() => {
    const asking = new AbortController()
    const { query }: { query: BusinessSearchQuery } = JSON.parse(key)
    setPoints({ found: null, of: 0, isAll: false, failure: null })
    callApi(searchBusinessesEndpoint, { query, signal: asking.signal })
      .then(({ businesses, pagination }) => {
        const found = businesses.filter(({ locations: [place] }) => place && !place.is_at_centre)
        const of = businesses.length
        setPoints({ found, of, isAll: of >= pagination.totalCount, failure: null })
      })
      .catch((error) => {
        if (!asking.signal.aborted) setPoints({ found: [], of: 0, isAll: false, failure: errorOf(error) })
      })
    return () => asking.abort()
  }, [key])
  return { ...points, retry: () => setAttempt((count) => count + 1) }
}

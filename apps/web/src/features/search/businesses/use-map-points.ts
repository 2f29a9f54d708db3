'use client'

import { limits } from '@oficio/contracts/limits'
import type { BusinessSort } from '@oficio/contracts/search/business-sorts'
import { type FoundBusiness, searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { useEffect, useState } from 'react'
import { callApi, errorOf } from '@/lib/api/api-client'
import type { AskedBusinesses } from './business-address'

export interface MapPoints {
  /** Those whose door is known; null while they are asked for. */
  found: readonly FoundBusiness[] | null
  /** How many of the search were looked at. */
  of: number
  /** Whether those are all of them. */
  isAll: boolean
  /** Why they could not be asked for; '' where they could. */
  failure: string
}

/** Asks for the first results of a search, beyond the page that is shown, for the map. */
export function useMapPoints({ sort, tags, ...asked }: AskedBusinesses): MapPoints & { retry: () => void } {
  const [points, setPoints] = useState<MapPoints>({ found: null, of: 0, isAll: false, failure: '' })
  const [attempt, setAttempt] = useState(0)
  // What the page was rendered for; a tap on another filter opens another page.
  const key = JSON.stringify({ ...asked, sort, tags, attempt })
  useEffect(() => {
    const asking = new AbortController()
    const { attempt: _, ...query } = JSON.parse(key)
    setPoints({ found: null, of: 0, isAll: false, failure: '' })
    callApi(searchBusinessesEndpoint, {
      // The server answered this very address before.
      query: { ...query, sort: query.sort as BusinessSort, limit: limits.searchPageMax },
      signal: asking.signal,
    })
      .then(({ businesses, pagination }) => {
        const found = businesses.filter(({ locations: [place] }) => place && !place.is_at_centre)
        const of = businesses.length
        setPoints({ found, of, isAll: of >= pagination.totalCount, failure: '' })
      })
      .catch((error) => {
        if (!asking.signal.aborted)
          setPoints({ found: [], of: 0, isAll: false, failure: errorOf(error).text })
      })
    return () => asking.abort()
  }, [key])
  return { ...points, retry: () => setAttempt((count) => count + 1) }
}

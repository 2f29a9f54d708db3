'use client'

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { useState } from 'react'
import useSWR from 'swr'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'

const everyMs = 30_000

/** The request as this very visitor may see it; `status` is the page's, and asking again follows its changes. */
export function useVisitorView(requestId: string, status: ServiceRequestStatus) {
  // Of an earlier visit nothing is shown: it may have been somebody else's.
  const [visit] = useState(randomKey)
  const { data, error, mutate } = useSWR(
    ['visitor-view', visit, requestId, status],
    () => callApi(getServiceRequestEndpoint, { params: { id: requestId } }),
    { ...polling(everyMs), keepPreviousData: true },
  )
  const hasFailed = data === undefined && error !== undefined
  return { view: data ?? null, hasFailed, retry: () => void mutate().catch(() => undefined) }
}

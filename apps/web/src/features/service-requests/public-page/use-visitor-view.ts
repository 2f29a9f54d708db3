'use client'

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { useState } from 'react'
import useSWR from 'swr'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'

const everyMs = 30_000

/**
 * Polls the request with the rights of this visitor. `status` comes from the page; a new status triggers a new call.
 */
export function useVisitorView(requestId: string, status: ServiceRequestStatus) {
  // Part of the key, so that nothing from the cache of an earlier visit is shown, which may have been another person's.
  const [visit] = useState(randomKey)
  const { data, error, mutate } = useSWR(
    ['visitor-view', visit, requestId, status],
    () => callApi(getServiceRequestEndpoint, { params: { id: requestId } }),
    { ...polling(everyMs), keepPreviousData: true },
  )
  const hasFailed = data === undefined && error !== undefined
  return { view: data ?? null, hasFailed, retry: () => void mutate().catch(() => undefined) }
}

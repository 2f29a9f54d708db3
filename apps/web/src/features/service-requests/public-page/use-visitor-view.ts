'use client'

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { ServiceRequestStatus, ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { useEffect, useReducer, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 30_000

/** The request as this very visitor may see it; `status` is the page's, and asking again follows its changes. */
export function useVisitorView(requestId: string, status: ServiceRequestStatus) {
  const [view, setView] = useState<ServiceRequestView | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [round, again] = useReducer((count: number) => count + 1, 0)
  useWhileVisible(again, everyMs)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or status is a reason to ask again
  useEffect(() => {
    const call = new AbortController()
    callApi(getServiceRequestEndpoint, { params: { id: requestId }, signal: call.signal })
      .then((answer) => {
        setView(answer)
        setHasFailed(false)
      })
      .catch(() => {
        if (!call.signal.aborted) setHasFailed(true)
      })
    return () => call.abort()
  }, [requestId, status, round])

  return { view, hasFailed: hasFailed && view === null, retry: again }
}

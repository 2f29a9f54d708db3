'use client'

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { ServiceRequestStatus, ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { useEffect, useReducer, useState } from 'react'
import { callApi } from '@/lib/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'

interface VisitorViewOptions {
  requestId: string
  /** Of the page around; when it changes, what the visitor may do has changed too. */
  status: ServiceRequestStatus
  /** Nobody without a session is more than a stranger, so for them there is nothing to ask. */
  isAsked: boolean
}

const everyMs = 30_000

/** The request as this very visitor may see it. */
export function useVisitorView({ requestId, status, isAsked }: VisitorViewOptions) {
  const [view, setView] = useState<ServiceRequestView | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [round, again] = useReducer((count: number) => count + 1, 0)
  useWhileVisible(again, everyMs)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or status is a reason to ask again
  useEffect(() => {
    if (!isAsked) return
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
  }, [requestId, isAsked, status, round])

  return { view, hasFailed: hasFailed && view === null, retry: again }
}

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { useState } from 'react'
import useSWR from 'swr'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { trackingHeaders } from '../../tracking-headers'
import { type FiledRequest, trackingTokenOf } from './filed-request'

const lookAgainMs = 15_000

/**
 * Keeps what the page after filing says true while somebody looks at it: many confirm with the mail's button, on this
 * phone or another device; what was promised ends with the contact; and a first offer ends by its time or before.
 * Returns whether the request went on since.
 */
export function useFiledNews(request: FiledRequest, onChange: (request: FiledRequest) => void): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  const waits = !request.isConfirmed || (request.isUrgent && !hasMoved) || request.firstOffer !== null
  useSWR(
    waits ? ['filed-request', request.requestId] : null,
    () =>
      callApi(getServiceRequestEndpoint, {
        params: { id: request.requestId },
        headers: trackingHeaders(trackingTokenOf(request.trackingUrl)),
      }),
    {
      ...polling(lookAgainMs),
      onSuccess: ({ isConfirmed, status, firstOffer }) => {
        setHasMoved(status !== 'pending')
        const news = { ...request, isConfirmed: request.isConfirmed || isConfirmed, firstOffer }
        const isNews =
          news.isConfirmed !== request.isConfirmed || firstOffer?.until !== request.firstOffer?.until
        if (isNews) onChange(news)
      },
    },
  )
  return hasMoved
}

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { useState } from 'react'
import useSWR from 'swr'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { trackingHeaders } from '../../tracking-headers'
import { type FiledRequest, trackingTokenOf } from './filed-request'

const lookAgainMs = 15_000

/**
 * Polls the filed request while the page is visible, to keep the page up to date. The client may confirm by the mail on
 * another device, a contact ends the urgent promise, and a first offer may end early. Returns whether the status of the
 * request has changed, and whether the request was deleted or its link replaced.
 */
export function useFiledNews(
  request: FiledRequest,
  onChange: (request: FiledRequest) => void,
): { hasMoved: boolean; isGone: boolean } {
  const [hasMoved, setHasMoved] = useState(false)
  const [isGone, setIsGone] = useState(false)
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
      onError: (error) => setIsGone(errorOf(error).code === 'request_not_found'),
    },
  )
  return { hasMoved, isGone }
}

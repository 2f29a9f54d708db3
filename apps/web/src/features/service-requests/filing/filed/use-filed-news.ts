import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { notifiedText } from '@oficio/contracts/service-requests/notified'
import type { ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { trackingHeaders } from '../../tracking-headers'
import { type FiledRequest, trackingTokenOf } from './filed-request'

const lookAgainMs = 15_000

/** The first professionals are notified within seconds of the filing, so the page looks more often at first. */
const firstLooks = { everyMs: 2000, count: 8 }

interface FiledNews {
  /** Whether the status of the request has changed. */
  hasMoved: boolean
  /** Whether the request was deleted or its link replaced. */
  isGone: boolean
  /** How many professionals were notified so far, in words. Null before the first, and during a first offer. */
  notifiedText: string | null
}

/**
 * Polls the filed request while the page is visible, to keep the page up to date. More professionals are notified, the
 * client may confirm by the mail on another device, a contact ends the urgent promise, and a first offer may end early.
 */
export function useFiledNews(request: FiledRequest, onChange: (request: FiledRequest) => void): FiledNews {
  const [hasMoved, setHasMoved] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const looks = useRef(0)
  const { data } = useSWR(
    isGone ? null : ['filed-request', request.requestId],
    () => {
      looks.current += 1
      return callApi(getServiceRequestEndpoint, {
        params: { id: request.requestId },
        headers: trackingHeaders(trackingTokenOf(request.trackingUrl)),
      })
    },
    {
      ...polling(lookAgainMs),
      refreshInterval: (latest) =>
        looks.current < firstLooks.count && latest && !latest.notified?.count
          ? firstLooks.everyMs
          : lookAgainMs,
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
  return { hasMoved, isGone, notifiedText: data === undefined ? null : textOf(data) }
}

const textOf = ({ firstOffer, notified, city }: ServiceRequestView): string | null =>
  firstOffer ? null : notified && notifiedText(notified, city)

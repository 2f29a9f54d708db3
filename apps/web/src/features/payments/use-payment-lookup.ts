'use client'

import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useMemo, useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { payersHeaders } from '@/features/payments/payers-link'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'
import { pausesMs } from '@/lib/use-retries'
import type { PaymentKey } from './return-key'
import { watchPause } from './watch-pause'

export type PaymentLookup =
  | { state: 'loading' }
  | { state: 'known'; payment: PaymentView }
  /** Made up, or somebody else's: the server does not tell which. */
  | { state: 'unknown' }
  | { state: 'failed'; error: ErrorView }

/**
 * Asks the server what became of a payment, and while it is under review asks again as long as somebody looks; also, ever
 * more slowly, while nobody can say. `isWatching` is false once the review has taken too long.
 */
export function usePaymentLookup(key: PaymentKey) {
  // What was said of money when the page was open before is not said again without asking.
  const [visit] = useState(randomKey)
  const [looks, setLooks] = useState(0)
  const [pauseMs, setPauseMs] = useState<number | null>(null)
  // What is tried again by itself changes nothing on the page: a button would go below a finger.
  const [isByHand, setIsByHand] = useState(false)
  const ask = async () => {
    try {
      const { payment } = await callApi(verifyReturnEndpoint, {
        query: queryOf(key),
        headers: payersHeaders(),
      })
      return payment
    } finally {
      setLooks((count) => count + 1)
      setIsByHand(false)
    }
  }
  const { data, error, isValidating, mutate } = useSWR(['payment', visit, queryOf(key)], ask, {
    ...polling(pauseMs),
    ...(pauseMs === null && untilSomebodyCanSay),
  })
  const nextPauseMs = data?.state === 'under_review' ? watchPause(looks) : null
  if (nextPauseMs !== pauseMs) setPauseMs(nextPauseMs)

  const isAsking = isValidating && (error === undefined || isByHand)
  const lookup = useMemo(() => lookupOf(data, error, isAsking), [data, error, isAsking])

  const retry = () => {
    setLooks(0)
    setIsByHand(true)
    void mutate().catch(() => undefined)
  }
  return { lookup, retry, isWatching: nextPauseMs !== null }
}

const isUnknown = (error: unknown) => errorOf(error).code === 'payment_not_found'

/** How it is asked again after an answer that says nothing about the payment. */
const untilSomebodyCanSay: SWRConfiguration = {
  revalidateOnReconnect: true,
  shouldRetryOnError: (error) => !isUnknown(error),
  onErrorRetry: (_error, _key, _config, revalidate, options) => {
    const pauseMs = pausesMs[options.retryCount - 1]
    if (pauseMs !== undefined) setTimeout(() => void revalidate(options), pauseMs)
  },
}

const queryOf = ({ paymentId, preferenceId, reference }: PaymentKey) => ({
  payment_id: paymentId,
  preference_id: preferenceId,
  external_reference: reference,
})

/** What was known already stays true while the connection is away. */
function lookupOf(payment: PaymentView | undefined, error: unknown, isAsking: boolean): PaymentLookup {
  if (payment) return { state: 'known', payment }
  if (isAsking || error === undefined) return { state: 'loading' }
  return isUnknown(error) ? { state: 'unknown' } : { state: 'failed', error: errorOf(error) }
}

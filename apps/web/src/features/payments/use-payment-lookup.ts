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
  /** The payment does not exist or belongs to another payer; the server does not reveal which. */
  | { state: 'unknown' }
  | { state: 'failed'; error: ErrorView }

/**
 * Looks up the state of a payment. Polls while it is under review and the tab is visible, and retries with growing
 * pauses while the server cannot answer. `isWatching` is false once the review has taken too long.
 */
export function usePaymentLookup(key: PaymentKey) {
  // A key for each visit, because a cached state of a payment must not be shown again unchecked.
  const [visit] = useState(randomKey)
  const [looks, setLooks] = useState(0)
  const [pauseMs, setPauseMs] = useState<number | null>(null)
  // An automatic retry must not change the page, because a button would move below a finger.
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
    ...(pauseMs === null && retryOptions),
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

/** Retries after an error that says nothing about the payment, such as a lost connection. */
const retryOptions: SWRConfiguration = {
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

/** Returns the state to show. A known payment stays shown while the connection is lost. */
function lookupOf(payment: PaymentView | undefined, error: unknown, isAsking: boolean): PaymentLookup {
  if (payment) return { state: 'known', payment }
  if (isAsking || error === undefined) return { state: 'loading' }
  return isUnknown(error) ? { state: 'unknown' } : { state: 'failed', error: errorOf(error) }
}

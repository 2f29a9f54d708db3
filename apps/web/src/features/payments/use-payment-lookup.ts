'use client'

import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { payersHeaders } from '@/features/payments/payers-link'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'
import type { PaymentKey } from './return-key'
import { watchPause } from './watch-pause'

export type PaymentLookup =
  | { state: 'loading' }
  | { state: 'known'; payment: PaymentView }
  /** Made up, or somebody else's: the server does not tell which. */
  | { state: 'unknown' }
  | { state: 'failed'; error: ErrorView }

/**
 * Asks the server what became of a payment, and while it is under review asks again as long as somebody looks.
 * `isWatching` is false once that has taken too long.
 */
export function usePaymentLookup(key: PaymentKey) {
  // What was said of money when the page was open before is not said again without asking.
  const [visit] = useState(randomKey)
  const [looks, setLooks] = useState(0)
  const [pauseMs, setPauseMs] = useState<number | null>(null)
  const ask = async () => {
    try {
      const { payment } = await callApi(verifyReturnEndpoint, {
        query: queryOf(key),
        headers: payersHeaders(),
      })
      return payment
    } finally {
      setLooks((count) => count + 1)
    }
  }
  const { data, error, isValidating, mutate } = useSWR(
    ['payment', visit, queryOf(key)],
    ask,
    polling(pauseMs),
  )
  const nextPauseMs = data?.state === 'under_review' ? watchPause(looks) : null
  if (nextPauseMs !== pauseMs) setPauseMs(nextPauseMs)

  const isAsking = data === undefined && isValidating
  const lookup = useMemo(() => lookupOf(data, error, isAsking), [data, error, isAsking])

  const retry = () => {
    setLooks(0)
    void mutate().catch(() => undefined)
  }
  return { lookup, retry, isWatching: nextPauseMs !== null }
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
  const view = errorOf(error)
  return view.code === 'payment_not_found' ? { state: 'unknown' } : { state: 'failed', error: view }
}

'use client'

import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { payersHeaders } from '@/features/payments/payers-link'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'
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
export function usePaymentLookup({ paymentId, preferenceId, reference }: PaymentKey) {
  const [lookup, setLookup] = useState<PaymentLookup>({ state: 'loading' })
  const [looks, setLooks] = useState(0)
  const isAsking = useRef(false)
  const isUnderReview = lookup.state === 'known' && lookup.payment.state === 'under_review'
  const pauseMs = isUnderReview ? watchPause(looks) : null

  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const query = { payment_id: paymentId, preference_id: preferenceId, external_reference: reference }
      const { payment } = await callApi(verifyReturnEndpoint, { query, headers: payersHeaders() })
      setLookup({ state: 'known', payment })
    } catch (error) {
      const after = lookupAfter(errorOf(error))
      // What was known already stays true while the connection is away.
      setLookup((before) => (before.state === 'known' ? before : after))
    } finally {
      isAsking.current = false
      setLooks((count) => count + 1)
    }
  }

  const askFirst = useEffectEvent(() => void ask())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another payment
  useEffect(() => askFirst(), [paymentId, preferenceId, reference])
  useWhileVisible(() => void ask(), pauseMs)

  const retry = () => {
    if (!isUnderReview) setLookup({ state: 'loading' })
    setLooks(0)
    void ask()
  }
  return { lookup, retry, isWatching: pauseMs !== null }
}

const lookupAfter = (error: ErrorView): PaymentLookup =>
  error.code === 'payment_not_found' ? { state: 'unknown' } : { state: 'failed', error }

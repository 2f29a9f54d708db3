'use client'

import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useCallback, useEffect, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api-client'
import type { PaymentReturn } from '@/lib/payment-return'
import { useWhileVisible } from '@/lib/use-while-visible'

export type PaymentState =
  | { phase: 'loading' }
  | { phase: 'found'; payment: PaymentView }
  | { phase: 'failed'; error: ErrorView }

const lookAgainMs = 5_000

/**
 * Asks the server what became of the payment from which somebody comes back, and asks again while it is undecided and
 * they look at the page. `askAgain` is for a button.
 */
export function usePayment({ paymentId, preferenceId }: PaymentReturn): {
  state: PaymentState
  askAgain: () => void
} {
  const [state, setState] = useState<PaymentState>({ phase: 'loading' })

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const query = {
          ...(paymentId && { payment_id: paymentId }),
          ...(preferenceId && { preference_id: preferenceId }),
        }
        const { payment } = await callApi(verifyReturnEndpoint, { query })
        if (!signal?.aborted) setState({ phase: 'found', payment })
      } catch (error) {
        if (signal?.aborted) return
        // Once something is known, a moment without connection does not take it away.
        setState((known) => (known.phase === 'found' ? known : { phase: 'failed', error: errorOf(error) }))
      }
    },
    [paymentId, preferenceId],
  )

  useEffect(() => {
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [ask])

  const isUndecided = state.phase === 'found' && state.payment.standing === 'under_review'
  useWhileVisible(() => void ask(), isUndecided ? lookAgainMs : null)

  const askAgain = () => {
    setState({ phase: 'loading' })
    void ask()
  }
  return { state, askAgain }
}

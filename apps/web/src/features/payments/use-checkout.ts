'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { type ErrorView, errorOf } from '../../lib/api/api-client'
import { isTechnicalFailure } from '../../lib/api/is-technical-failure'
import { isUnanswered } from '../../lib/api/is-unanswered'
import { useLeave } from '../../lib/use-leave'

/**
 * Requests a payment page and redirects the browser to it. Ignores further calls while a request is running. A failure
 * is returned as `refusal`. If there is no page, or the server refused, reloads this page's data, because it may be
 * stale.
 */
export function useCheckout() {
  const router = useRouter()
  const { leavingTo, leaveTo } = useLeave()
  const [isStarting, setIsStarting] = useState(false)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isAsking = useRef(false)

  const start = async (askForPage: () => Promise<string | null>) => {
    if (isAsking.current) return
    isAsking.current = true
    setIsStarting(true)
    setRefusal(null)
    try {
      const page = await askForPage()
      if (page) leaveTo(page)
      else router.refresh()
    } catch (error) {
      const refusal = errorOf(error)
      setRefusal(refusal)
      if (!isUnanswered(refusal)) router.refresh()
    } finally {
      isAsking.current = false
      setIsStarting(false)
    }
  }
  return { start, isStarting, leavingTo, refusal }
}

/**
 * Returns the text for a payment that could not start. Our own failures and a failed connection have a general text.
 */
export const checkoutText = (refusal: ErrorView): string =>
  isTechnicalFailure(refusal) || refusal.code === 'unavailable' ? 'Error al crear el pago' : refusal.text

'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { type ErrorView, errorOf } from '../../lib/api/api-client'
import { isOwnFault } from '../../lib/api/is-own-fault'
import { isUnanswered } from '../../lib/api/is-unanswered'
import { useLeave } from '../../lib/use-leave'

/**
 * Asks for the page where something is paid, once whatever is tapped, and leads the browser there. What fails is kept in
 * `refusal`. Where there is no page to go to, and where it was refused, this one is read again: what it shows may be what has
 * become stale.
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

/** Returns what to say when no payment could be started; a failure of ours or of the connection has a text of its own. */
export const checkoutText = (refusal: ErrorView): string =>
  isOwnFault(refusal) || refusal.code === 'unavailable' ? 'Error al crear el pago' : refusal.text

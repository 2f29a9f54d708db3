'use client'

import type { SubscriptionLink } from '@oficio/contracts/subscriptions'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { type ErrorView, errorOf } from '@/lib/api-client'
import { useLeave } from '@/lib/use-leave'

/**
 * Asks the server where the payer goes on and leads the browser there, once however often it is pressed. What fails is
 * kept in `refusal`, and nothing that was typed is lost; either way the page is read again, since what it shows may be
 * what has become stale.
 */
export function useHandOver() {
  const router = useRouter()
  const { leavingTo, leaveTo } = useLeave()
  const isUnderWay = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)

  const handOver = async (ask: () => Promise<SubscriptionLink>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsAsking(true)
    setRefusal(null)
    try {
      const { redirectUrl } = await ask()
      if (redirectUrl) leaveTo(redirectUrl)
      else router.refresh()
    } catch (error) {
      setRefusal(errorOf(error))
      router.refresh()
    } finally {
      isUnderWay.current = false
      setIsAsking(false)
    }
  }

  return { isAsking, leavingTo, refusal, handOver }
}

'use client'

import type { Endpoint } from '@oficio/contracts/endpoint'
import type { checkoutAnswer } from '@oficio/contracts/payments/endpoints'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { type CallOptions, callApi, type ErrorView, errorOf } from '@/lib/api-client'

type CheckoutEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof checkoutAnswer>

/**
 * Opens the page where something is paid and takes the browser there. `isLeaving` lasts until the browser has gone;
 * when it comes back by its button, another try is possible.
 */
export function useCheckout() {
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<ErrorView | null>(null)

  useEffect(() => {
    const stay = () => setIsLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const open = async <E extends CheckoutEndpoint>(endpoint: E, options: CallOptions<E>) => {
    setIsLeaving(true)
    setError(null)
    try {
      const { init_point } = await callApi(endpoint, options)
      window.location.assign(init_point)
    } catch (failure) {
      setError(errorOf(failure))
      setIsLeaving(false)
    }
  }
  return { open, isLeaving, error }
}

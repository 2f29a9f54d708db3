'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { hasToasts, subscribeToToasts } from '@/lib/toast'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** The place of toasts on every page. Empty until the first toast. */
export function ToasterSlot() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  return isNeeded ? <Toaster /> : null
}

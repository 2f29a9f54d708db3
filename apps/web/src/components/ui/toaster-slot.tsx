'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { hasToasts, subscribeToToasts } from '@/lib/toast'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** Where toasts appear, on every page; empty until there is one. */
export function ToasterSlot() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  return isNeeded ? <Toaster /> : null
}

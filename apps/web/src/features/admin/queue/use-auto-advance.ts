'use client'

import { useSyncExternalStore } from 'react'
import { readText, storeText } from '@/lib/storage/browser-storage'

const storageKey = 'panel-auto-advance'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a decision opens the next item of the queue by itself. This browser remembers the choice. */
export function useAutoAdvance() {
  const isAutomatic = useSyncExternalStore(
    subscribe,
    () => readText('localStorage', storageKey) === '1',
    () => false,
  )
  const setIsAutomatic = (isOn: boolean) => {
    storeText('localStorage', storageKey, isOn ? '1' : '')
    for (const listener of listeners) listener()
  }
  return { isAutomatic, setIsAutomatic }
}

'use client'

import { useSyncExternalStore } from 'react'
import { readText, storeText } from './browser-storage'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A choice that this browser remembers under `name`. It is off until somebody chooses it, and on the server. */
export function useStoredChoice(name: string): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => readText('localStorage', name) === '1',
    () => false,
  )
  const choose = (isChosen: boolean) => {
    storeText('localStorage', name, isChosen ? '1' : '')
    for (const listener of listeners) listener()
  }
  return [isOn, choose]
}

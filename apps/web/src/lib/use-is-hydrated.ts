'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the page's scripts run yet: what works only with them is off until then. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

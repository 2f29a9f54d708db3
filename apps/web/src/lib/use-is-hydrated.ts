'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Returns whether React has taken over the page. Controls that need scripts stay disabled until then. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

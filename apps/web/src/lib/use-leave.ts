'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `onCameBack` when the browser's back button shows the page again in its last state. */
export function useBackNavigation(onCameBack: () => void): void {
  const report = useEffectEvent(onCameBack)

  useEffect(() => {
    const listen = () => report()
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}

/** Sends the browser to another site. `leavingTo` is the address until the visitor leaves the page or returns to it. */
export function useLeave() {
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  useBackNavigation(() => setLeavingTo(null))

  const leaveTo = (url: string) => {
    setLeavingTo(url)
    location.assign(url)
  }
  return { leavingTo, leaveTo }
}

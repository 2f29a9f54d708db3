'use client'

import { useEffect, useState } from 'react'

/** Leads the browser to another site. `leavingTo` says where, until the page is left or come back to. */
export function useLeave() {
  const [leavingTo, setLeavingTo] = useState<string | null>(null)

  useEffect(() => {
    // The browser's back button may bring this very page back to life, as it was when it was left.
    const stay = () => setLeavingTo(null)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  const leaveTo = (url: string) => {
    setLeavingTo(url)
    location.assign(url)
  }
  return { leavingTo, leaveTo }
}

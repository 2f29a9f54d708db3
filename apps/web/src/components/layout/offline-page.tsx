'use client'

import { useEffect } from 'react'

/** Has the browser keep a page of its own for when there is no connection (`public/sw.js`). */
export function OfflinePage() {
  useEffect(() => {
    // Missing in old browsers and over plain http; without it the browser's own page shows.
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  }, [])
  return null
}

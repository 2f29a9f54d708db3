'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `tick` when the visitor returns to the page, and every `everyMs` while the page is visible. A hidden tab does
 * nothing. With null, `tick` is never called.
 */
export function useWhileVisible(tick: () => void, everyMs: number | null): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) tick()
  })

  useEffect(() => {
    if (everyMs === null) return
    const call = () => onTick()
    const timer = setInterval(call, everyMs)
    document.addEventListener('visibilitychange', call)
    window.addEventListener('focus', call)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', call)
      window.removeEventListener('focus', call)
    }
  }, [everyMs])
}

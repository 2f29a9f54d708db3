'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `tick` when somebody comes back to the page, and every `everyMs` while they look at it: a page in a hidden
 * tab asks for nothing. Null: not at all.
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

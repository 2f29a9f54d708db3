'use client'

import { adRotationMs } from '@oficio/contracts/advertising/slots'
import { useEffect, useState } from 'react'

/**
 * Which of several banners stands there: another one every ten seconds, unless it is paused, somebody is at it, or nobody looks.
 * Begins with any of them, so that each is the first as often as the others; where somebody wants no motion it stays that one.
 */
export function useTurns(count: number) {
  const [at, setAt] = useState(() => Math.floor(Math.random() * 1000))
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const isTurning = count > 1 && !isStill
  useEffect(() => {
    if (!isTurning || isPaused || isHeld) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((previousIndex) => previousIndex + 1)
    }, adRotationMs)
    return () => clearInterval(timer)
  }, [isTurning, isPaused, isHeld])
  return { at: at % count, isTurning, isPaused, setIsPaused, setIsHeld }
}

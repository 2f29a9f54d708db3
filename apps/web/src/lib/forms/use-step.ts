'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Which step of a form is shown; `parts` are their names in the address. The browser's back button leads to the one before,
 * and what was typed stays. What has the id 'paso' is focused when the step changes.
 */
export function useStep(parts: readonly string[]) {
  const [step, setStep] = useState(0)
  const hasMoved = useRef(false)

  useEffect(() => {
    // A reload begins anew, at a step that is filled in again at a tap; an address of a later one would say otherwise.
    if (stepInAddress(parts) > 0) window.history.replaceState(null, '', location.pathname + location.search)
    const follow = () => {
      const at = stepInAddress(parts)
      // The address of a field, to which a fault leads, is none of ours.
      if (at >= 0) setStep(at)
      else if (location.hash === '') setStep(0)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [parts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another screen
  useEffect(() => {
    if (!hasMoved.current) return
    window.scrollTo({ top: 0 })
    document.getElementById('paso')?.focus({ preventScroll: true })
  }, [step])

  const goTo = (at: number) => {
    hasMoved.current = true
    window.history.pushState(null, '', `#${parts[at] ?? ''}`)
    setStep(at)
  }
  return { step, goTo }
}

/** Returns -1 where the address names none. */
const stepInAddress = (parts: readonly string[]): number =>
  parts.findIndex((part) => location.hash === `#${part}`)

'use client'

import { useEffect, useRef, useState } from 'react'
import { steps } from './registration-values'

/** Which step is shown. The browser's back button leads to the one before, and what was typed stays. */
export function useStep() {
  const [step, setStep] = useState(0)
  const hasMoved = useRef(false)

  useEffect(() => {
    // A reload begins anew, since no password is kept; an address of a later step would say otherwise.
    if (stepInAddress() > 0) window.history.replaceState(null, '', location.pathname + location.search)
    const follow = () => {
      const at = stepInAddress()
      // The address of a field, to which a fault leads, is none of ours.
      if (at >= 0) setStep(at)
      else if (location.hash === '') setStep(0)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another screen
  useEffect(() => {
    if (!hasMoved.current) return
    window.scrollTo({ top: 0 })
    document.getElementById('paso')?.focus({ preventScroll: true })
  }, [step])

  const goTo = (at: number) => {
    hasMoved.current = true
    window.history.pushState(null, '', `#${steps[at]?.part ?? ''}`)
    setStep(at)
  }
  return { step, goTo }
}

/** Returns -1 where the address names none. */
const stepInAddress = (): number => steps.findIndex(({ part }) => location.hash === `#${part}`)

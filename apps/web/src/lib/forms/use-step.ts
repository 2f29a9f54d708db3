'use client'

import { useEffect, useRef, useState } from 'react'

/** `part` is the step's part of the address. */
type Steps = readonly { part: string }[]

/**
 * Returns the step of a form that is shown, and how to show another one. The browser's back button leads to the step before,
 * and the values stay. The element 'paso' is focused when the step changes, and scrolled to the top of the window, because
 * the text above it is the same at each step and fills the window of a small phone.
 */
export function useStep(steps: Steps) {
  const [step, setStep] = useState(0)
  // False until the visitor changes the step, and when something else on the step takes the focus.
  const showsHead = useRef(false)

  useEffect(() => {
    // A reload begins with the first step, so the address must not name a later one.
    if (stepInAddress(steps) > 0) window.history.replaceState(null, '', location.pathname + location.search)
    const follow = () => {
      showsHead.current = true
      const at = stepInAddress(steps)
      // The address of a field, to which a fault leads, is none of ours.
      if (at >= 0) setStep(at)
      else if (location.hash === '') setStep(0)
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      // The entry of the page that comes now; it began as a copy of the form's.
      window.history.scrollRestoration = 'auto'
    }
  }, [steps])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another screen
  useEffect(() => {
    if (!showsHead.current) return
    const head = document.getElementById('paso')
    head?.focus({ preventScroll: true })
    head?.scrollIntoView()
  }, [step])

  /** `leadsElsewhere`: something on that step takes the focus by itself. */
  const goTo = (at: number, { leadsElsewhere = false } = {}) => {
    showsHead.current = !leadsElsewhere
    // The browser would go on to where the step before was left: at its foot, by the button. It asks this entry and the new one.
    window.history.scrollRestoration = 'manual'
    window.history.pushState(null, '', `#${steps[at]?.part ?? ''}`)
    setStep(at)
  }
  return { step, goTo }
}

/** Returns -1 where the address names none. */
const stepInAddress = (steps: Steps): number => steps.findIndex(({ part }) => location.hash === `#${part}`)

'use client'

import { useEffect, useRef, useState } from 'react'

/** `part` is the step's fragment of the address. */
type Steps = readonly { part: string }[]

/**
 * Returns the current step of a form and a function that shows another step. The browser's back button returns to the
 * previous step, and the values stay. On each change, focuses the element 'paso' and scrolls it to the top of the window,
 * because the text above it never changes and fills a small screen.
 */
export function useStep(steps: Steps) {
  const [step, setStep] = useState(0)
  // False until the visitor changes the step, and when something else on the step takes the focus.
  const showsHead = useRef(false)

  useEffect(() => {
    // A reload starts at the first step, so the address must not name a later one.
    if (stepInAddress(steps) > 0) window.history.replaceState(null, '', location.pathname + location.search)
    const follow = () => {
      showsHead.current = true
      const at = stepInAddress(steps)
      // Ignores other fragments, such as the address of a faulty field.
      if (at >= 0) setStep(at)
      else if (location.hash === '') setStep(0)
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      // Resets the history entry of the next page, which began as a copy of the form's entry.
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

  /** `leadsElsewhere` means that another element of the step takes the focus. */
  const goTo = (at: number, { leadsElsewhere = false } = {}) => {
    showsHead.current = !leadsElsewhere
    // Prevents the browser from restoring the scroll position of the previous step, which was at the button. The
    // browser checks this setting on both history entries.
    window.history.scrollRestoration = 'manual'
    window.history.pushState(null, '', `#${steps[at]?.part ?? ''}`)
    setStep(at)
  }
  return { step, goTo }
}

/** Returns the index of the step in the address, or -1 if the address names no step. */
const stepInAddress = (steps: Steps): number => steps.findIndex(({ part }) => location.hash === `#${part}`)

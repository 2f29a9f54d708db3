'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type FieldOf<Values extends FieldValues> = keyof Values & FieldPath<Values>

/**
 * A form that is asked in steps: the one that is shown, the way on from it, and the way to where something is wrong. `parts`
 * are the steps' names in the address. `attempt` counts what was tried in vain.
 */
export function useFormSteps<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  steps: readonly { fields: readonly FieldOf<Values>[] }[],
  parts: readonly string[],
) {
  const { step, goTo } = useStep(parts)
  const [attempt, setAttempt] = useState(0)
  const hasFailed = () => setAttempt((count) => count + 1)

  const showFaults = (isWrong: (field: FieldOf<Values>) => boolean) => {
    const at = steps.findIndex(({ fields }) => fields.some(isWrong))
    // The summary above the step is where they are told.
    if (at !== -1 && at !== step) goTo(at, { leadsElsewhere: true })
    hasFailed()
  }

  const next = async () => {
    const fields = steps[step]?.fields ?? []
    if (await form.trigger([...fields])) return goTo(step + 1)
    // From now on each is judged as it is typed: a fault that goes only when the field is left moves the button away.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    hasFailed()
  }
  return { step, goTo, next, attempt, showFaults }
}

/**
 * Which step of a form is shown; `parts` are their names in the address. The browser's back button leads to the one before,
 * and what was typed stays. What has the id 'paso' is focused when the step changes, and stands at the head of the window:
 * whatever stands above it is the same at each step, and on a small phone would fill the window alone.
 */
function useStep(parts: readonly string[]) {
  const [step, setStep] = useState(0)
  // Not before anybody moved, nor where whoever moved the form leads to something else on the step.
  const showsHead = useRef(false)

  useEffect(() => {
    // A reload begins anew, at a step that is filled in again at a tap; an address of a later one would say otherwise.
    if (stepInAddress(parts) > 0) window.history.replaceState(null, '', location.pathname + location.search)
    const follow = () => {
      showsHead.current = true
      const at = stepInAddress(parts)
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
  }, [parts])

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
    window.history.pushState(null, '', `#${parts[at] ?? ''}`)
    setStep(at)
  }
  return { step, goTo }
}

/** Returns -1 where the address names none. */
const stepInAddress = (parts: readonly string[]): number =>
  parts.findIndex((part) => location.hash === `#${part}`)

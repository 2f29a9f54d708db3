'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { RequestValues } from '../form/request-values'
import { openFields, openText, stepText } from './missing'
import { useMissing } from './use-missing'

interface MissingBarProps {
  /** The error summary after an attempt to send. The bar is hidden while the summary is visible. */
  summary: RefObject<HTMLElement | null>
  /** Number of attempts to send. The first attempt shows the summary. */
  attempt: number
  /** Whether the form started with stored values. */
  isRestored: boolean
}

/**
 * A bar with the next step, or the number of errors. It appears once the visitor has typed something, and hides when
 * nothing is missing. A click leads to the field.
 */
export function MissingBar({ summary, attempt, isRestored }: MissingBarProps) {
  const { control } = useFormContext<RequestValues>()
  const { errors, isDirty } = useFormState({ control })
  const missing = useMissing(errors)
  const isSummarySeen = useIsInSight(summary, attempt)
  const open = openFields(missing, errors)
  const [first] = open
  const text = (missing.length > 0 && stepText(first)) || openText(open.length, missing.length)
  const isBegun = isDirty || isRestored || attempt > 0

  const goTo = () => {
    const field = first ? document.getElementById(first) : null
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }

  return (
    // With one column, an opaque bar as wide as the page, so that no text shows beside the button. With two columns, a
    // button beside the form.
    <div className="sticky bottom-(--bar-height) z-10 -mx-4 md:bottom-0 md:-mx-6 lg:bottom-4 lg:mx-0 lg:h-0">
      <p role="status" className="sr-only">
        {first ? isBegun && text : 'Ya está todo: podés enviarla.'}
      </p>
      {first && isBegun && !isSummarySeen && (
        <div className="border-t bg-surface px-4 py-2 md:px-6 lg:absolute lg:bottom-0 lg:left-full lg:ml-12 lg:w-60 lg:border-0 lg:bg-transparent lg:p-0">
          <button
            type="button"
            onClick={goTo}
            className="min-h-11 w-full rounded-full border border-primary bg-surface px-5 font-semibold text-primary hover:bg-primary-soft lg:shadow-float"
          >
            {text}
            <span className="sr-only">: ir al primero</span>
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Returns whether any part of the target is in the viewport. `change` is a value that changes when the target may
 * appear.
 */
function useIsInSight(target: RefObject<HTMLElement | null>, change: number): boolean {
  const [isInSight, setIsInSight] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is observed stands there after a change
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, change])
  return isInSight
}

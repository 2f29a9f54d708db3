'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { missingFields, openFields, openText } from './missing'
import type { RequestValues } from './request-values'

interface MissingBarProps {
  /** Where the errors are listed after an attempt to send: while that is in sight, it says it all. */
  summary: RefObject<HTMLElement | null>
  /** Of attempts to send; the first one brings the summary. */
  attempt: number
}

/** How much is left to tell or to mend, in sight all the time; it leads to the first of it. Gone when nothing is. */
export function MissingBar({ summary, attempt }: MissingBarProps) {
  const { control } = useFormContext<RequestValues>()
  const { errors } = useFormState({ control })
  const missing = useWatch({ control, compute: (values: RequestValues) => missingFields(values) })
  const isSummarySeen = useIsInSight(summary, attempt)
  const open = openFields(missing, errors)
  const [first] = open
  const text = openText(open.length, missing.length)

  const goTo = () => {
    const field = first ? document.getElementById(first) : null
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex justify-center md:bottom-4">
      <p role="status" className="sr-only">
        {first ? text : 'Ya está todo: podés enviarla.'}
      </p>
      {first && !isSummarySeen && (
        <button
          type="button"
          onClick={goTo}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full border border-primary bg-surface px-5 font-semibold text-primary shadow-float hover:bg-primary-soft"
        >
          {text}
          <span className="sr-only">: ir al primero</span>
        </button>
      )}
    </div>
  )
}

/** Whether any of it is in the window. `change` says when it may have come to stand there. */
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

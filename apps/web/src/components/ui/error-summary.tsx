'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  /** The errors. Each links to its control; an error without `fieldId` concerns the form as a whole. */
  errors: readonly { fieldId?: string; message: string }[]
  /** Changes with every refused attempt, so that the summary takes the focus again. */
  attempt: number
}

/** Lists all errors above a form and takes the focus, so that nobody has to search for them. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same faults must focus again
  useEffect(() => {
    if (!hasErrors) return
    // Scrolls separately, because focusing would scroll to the end of a summary that is higher than the window.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-urgent bg-urgent-soft p-4 text-urgent-soft-foreground md:p-5"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {errors.length === 1 ? 'Falta corregir un dato' : `Falta corregir ${errors.length} datos`}
      </p>
      <ul className="mt-2 pl-7">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="flex min-h-11 items-center py-1.5 underline underline-offset-4"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

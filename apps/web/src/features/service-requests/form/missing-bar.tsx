'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { missingFields, missingText } from './missing'
import type { RequestValues } from './request-values'

/** How much is left to tell, in sight all the time; it leads to the first of it. Gone when nothing is. */
export function MissingBar() {
  const { control } = useFormContext<RequestValues>()
  const missing = useWatch({ control, compute: (values: RequestValues) => missingFields(values) })
  const [first] = missing

  const goTo = () => {
    const field = first ? document.getElementById(first) : null
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex justify-center md:bottom-4">
      <p role="status" className="sr-only">
        {first ? missingText(missing.length) : 'Ya está todo: podés enviarla.'}
      </p>
      {first && (
        <button
          type="button"
          onClick={goTo}
          className="inline-flex h-11 items-center gap-2 rounded-full border border-primary bg-surface px-5 font-semibold text-primary shadow-float hover:bg-primary-soft"
        >
          {missingText(missing.length)}
          <span className="sr-only">: ir al primero</span>
        </button>
      )}
    </div>
  )
}

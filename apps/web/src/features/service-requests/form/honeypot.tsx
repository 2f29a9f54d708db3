'use client'

import { useFormContext } from 'react-hook-form'
import type { RequestValues } from './request-values'

/** A field that people neither see, reach by keyboard nor hear read out: whoever fills it in is a program. */
export function Honeypot() {
  const { register } = useFormContext<RequestValues>()
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor="website">Sitio web</label>
      <input id="website" type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
    </div>
  )
}

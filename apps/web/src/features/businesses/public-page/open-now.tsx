'use client'

import { type Opening, openingText } from '@oficio/contracts/businesses/hours/opening'
import { minuteMs, useMinute } from '@/lib/use-minute'
import { OpeningLine } from './opening-line'

/** Whether the place is open at this moment; the page may be older than that, so only the browser says it. */
export function OpenNow(opening: Opening) {
  const minute = useMinute()
  const state = minute === null ? null : openingText(opening, new Date(minute * minuteMs))
  return (
    <OpeningLine isOpen={state?.isOpen ?? false}>
      {/* Holds its place until then. */}
      {state?.text ?? '\u00a0'}
    </OpeningLine>
  )
}

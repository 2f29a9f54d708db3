'use client'

import { type Opening, type OpeningKind, openingText } from '@oficio/contracts/businesses/hours/opening'
import { minuteMs, useMinute } from '@/lib/use-minute'
import { OpeningLine } from './opening-line'

interface OpenNowProps extends Opening {
  /** Whose hours these are, which chooses the words. */
  kind?: OpeningKind
}

/** Shows whether the business is open at this moment. The browser computes it, because the cached page may be older. */
export function OpenNow({ kind = 'place', ...opening }: OpenNowProps) {
  const minute = useMinute()
  const state = minute === null ? null : openingText(opening, new Date(minute * minuteMs), kind)
  return (
    <OpeningLine isOpen={state?.isOpen ?? false}>
      {/* A space keeps the line's height until the time is known. */}
      {state?.text ?? '\u00a0'}
    </OpeningLine>
  )
}

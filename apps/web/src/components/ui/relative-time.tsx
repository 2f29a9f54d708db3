'use client'

import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { minuteMs, useMinute } from '@/lib/use-minute'

/** How long ago: 'hace 5 minutos'. Until the browser has taken over, the moment itself. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const minute = useMinute()
  const text = minute === null ? formatMoment(iso) : formatAge(iso, minute * minuteMs + minuteMs - 1)
  return (
    <time dateTime={iso} title={formatMoment(iso)} className={className}>
      {text}
    </time>
  )
}

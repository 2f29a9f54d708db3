'use client'

import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { minuteMs, useMinute } from '@/lib/use-minute'

interface RelativeTimeProps {
  iso: string
  /** What a sentence needs before the moment itself. */
  article?: string
  className?: string
}

/** How long ago: 'hace 5 minutos'. Until the browser has taken over, the moment itself. */
export function RelativeTime({ iso, article = '', className }: RelativeTimeProps) {
  const minute = useMinute()
  const text =
    minute === null ? article + formatMoment(iso) : formatAge(iso, minute * minuteMs + minuteMs - 1)
  return (
    <time dateTime={iso} title={formatMoment(iso)} className={className}>
      {text}
    </time>
  )
}

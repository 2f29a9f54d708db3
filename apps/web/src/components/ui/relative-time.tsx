'use client'

import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { minuteMs, useMinute } from '@/lib/use-minute'

interface RelativeTimeProps {
  iso: string
  /** Precedes an absolute time, as the sentence requires. */
  article?: string
  className?: string
}

/** Shows the age of a time: 'hace 5 minutos'. Shows the absolute time until hydration. */
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

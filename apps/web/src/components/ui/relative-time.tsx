'use client'

import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function onMinute(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minuteMs)
// A cached page may be hours old, so only the browser knows how long ago something was.
const unknown = () => null

/** How long ago: 'hace 5 minutos'. Until the browser has taken over, the moment itself. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const minute = useSyncExternalStore(onMinute, thisMinute, unknown)
  const text = minute === null ? formatMoment(iso) : formatAge(iso, minute * minuteMs + minuteMs - 1)
  return (
    <time dateTime={iso} title={formatMoment(iso)} className={className}>
      {text}
    </time>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { formatMinutes } from '@/lib/formats/format-minutes'

const minuteMs = 60_000

function onTick(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs / 4)
  return () => clearInterval(timer)
}

/** How long there still is: 'Quedan 23 min.' Only the browser knows what time it is for the reader, so it begins there. */
export function TimeLeft({ until }: { until: string }) {
  const minutesLeft = useSyncExternalStore(
    onTick,
    () => Math.ceil((Date.parse(until) - Date.now()) / minuteMs),
    () => 0,
  )
  if (minutesLeft <= 0) return null
  return (
    <span className="tabular-nums">
      {minutesLeft === 1 ? 'Queda' : 'Quedan'}{' '}
      {minutesLeft <= 90 ? `${minutesLeft}\u00a0min` : formatMinutes(minutesLeft)}.
    </span>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { formatMinutes } from '@/lib/formats/format-minutes'

const minuteMs = 60_000

function onTick(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs / 4)
  return () => clearInterval(timer)
}

/**
 * Shows the remaining time: 'Quedan 23 min.' Renders nothing on the server, because only the browser knows the current
 * time.
 */
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

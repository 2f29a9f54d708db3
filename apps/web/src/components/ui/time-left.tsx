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
  const left = useSyncExternalStore(
    onTick,
    () => Math.ceil((Date.parse(until) - Date.now()) / minuteMs),
    () => 0,
  )
  if (left <= 0) return null
  return (
    <span className="tabular-nums">
      {left === 1 ? 'Queda' : 'Quedan'} {left <= 90 ? `${left}\u00a0min` : formatMinutes(left)}.
    </span>
  )
}

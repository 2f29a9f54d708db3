'use client'

import { intervalDoubt } from '@oficio/contracts/kernel/interval-doubt'
import type { Interval } from '@oficio/contracts/kernel/weekly-hours'
import { shortTime } from '@oficio/contracts/text/short-time'
import type { ReactNode } from 'react'
import { Button } from './button'
import { Input } from './input'

interface IntervalRowProps {
  /** The name of the interval for screen readers: 'lunes, turno 1'. */
  name: string
  interval: Interval
  /** Whether the interval may end on the next day. */
  mayPassMidnight: boolean
  onChange: (part: Partial<Interval>) => void
  /** Further actions for the interval. */
  children?: ReactNode
}

/**
 * The start and end time of an interval. If the end is before the start, shows how the interval will be interpreted,
 * and offers a correction if one is possible.
 */
export function IntervalRow({ name, interval, mayPassMidnight, onChange, children }: IntervalRowProps) {
  const { open, close } = interval
  return (
    <div className="space-y-1.5">
      <div className="flex items-center gap-2">
        <Time label={`${name}: desde`} value={open} onChange={(time) => onChange({ open: time })} />
        <span aria-hidden>a</span>
        <Time
          label={`${name}: hasta`}
          value={close === '24:00' ? '23:59' : close}
          onChange={(time) => onChange({ close: time === '23:59' ? '24:00' : time })}
        />
        {children}
      </div>
      <div role="status" className="empty:hidden">
        <Doubt {...{ name, interval, mayPassMidnight, onChange }} />
      </div>
    </div>
  )
}

function Doubt({ name, interval, mayPassMidnight, onChange }: Omit<IntervalRowProps, 'children'>) {
  const doubt = intervalDoubt(interval)
  if (!doubt) return null
  const { ends, otherReading } = doubt
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-sol-soft px-3 py-1.5 text-sm text-sol-soft-foreground">
      <p className="min-w-0">{mayPassMidnight ? `Así termina ${ends}.` : 'Así termina antes de empezar.'}</p>
      {otherReading && (
        <Button variant="outline" onClick={() => onChange({ close: otherReading })}>
          Es hasta las {shortTime(otherReading)}
          <span className="sr-only"> ({name})</span>
        </Button>
      )}
    </div>
  )
}

interface TimeProps {
  label: string
  value: string
  onChange: (time: string) => void
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <Input
    type="time"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    // Hides the browser's icon, because narrow phones with AM and PM have no space for it.
    className="max-[24rem]:[&::-webkit-calendar-picker-indicator]:hidden min-w-0 flex-1 px-2.5 tabular-nums sm:w-36 sm:flex-none"
  />
)

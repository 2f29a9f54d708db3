import { Clock, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { formatMinutes } from '@/lib/formats/format-minutes'

interface DueClockProps {
  dueAt: string
  nowMs: number
}

const minuteMs = 60_000

/** Returns whether the legal deadline has passed. */
export const isOverdue = ({ dueAt, nowMs }: DueClockProps): boolean => Date.parse(dueAt) <= nowMs

/** The time left of a legal deadline, or how long ago it passed. */
export function DueClock({ dueAt, nowMs }: DueClockProps) {
  const minutes = (Date.parse(dueAt) - nowMs) / minuteMs
  if (minutes <= 0) {
    return (
      <Badge tone="urgent">
        <TriangleAlert aria-hidden />
        Venció hace {formatMinutes(-minutes)}
      </Badge>
    )
  }
  return (
    <Badge tone={minutes < 6 * 60 ? 'sol' : 'muted'}>
      <Clock aria-hidden />
      Vence en {formatMinutes(minutes)}
    </Badge>
  )
}

import { clsx } from 'clsx'

interface SeatsMeterProps {
  takenCount: number
  total: number
}

/** The seats of a request: a full dot for each professional who has the contact data, a ring for each free seat. */
export function SeatsMeter({ takenCount, total }: SeatsMeterProps) {
  const seats = Array.from({ length: total }, (_, position) => position)
  const free = total - takenCount
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden className="inline-flex gap-1">
        {seats.map((position) => (
          <span
            key={position}
            className={clsx(
              'size-3 rounded-full border-2 border-primary',
              position < takenCount && 'bg-primary',
            )}
          />
        ))}
      </span>
      <span className="text-sm tabular-nums">{freeText(free, total)}</span>
    </span>
  )
}

function freeText(free: number, total: number): string {
  if (free <= 0) return 'Sin lugares libres'
  return free === 1 ? `Queda 1 lugar de ${total}` : `Quedan ${free} lugares de ${total}`
}

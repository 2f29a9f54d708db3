import { cn } from '@/lib/cn'

/** The number of items that wait for a decision. Shows nothing for 0. */
export function WaitingCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <>
      {/* An invisible space, which separates the label and the number for screen readers. */}{' '}
      <span
        className={cn(
          'grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-sol-soft px-1.5 text-xs font-semibold text-sol-soft-foreground tabular-nums',
          className,
        )}
      >
        {count > 99 ? '99+' : count}
        <span className="sr-only">{count === 1 ? ' espera' : ' esperan'}</span>
      </span>
    </>
  )
}

/** The number of items behind a link, shown in the link. Shows nothing for 0. */
export function LinkCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <>
      {/* An invisible space, which separates the label and the number for screen readers. */}{' '}
      <span
        className={`grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-semibold text-primary-foreground tabular-nums ${className ?? ''}`}
      >
        {count > 99 ? '99+' : count}
        <span className="sr-only"> en curso</span>
      </span>
    </>
  )
}

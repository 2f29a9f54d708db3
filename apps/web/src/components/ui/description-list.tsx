import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[]
  className?: string
}

/** A list of facts: the term above the value on phones, beside it from 640 px up. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={clsx('divide-y', className)}>
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-6 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

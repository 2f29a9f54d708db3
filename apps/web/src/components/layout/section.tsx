import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of a page inside its container. */
export function Section({ title, description, actions, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={clsx('min-w-0 space-y-4', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 space-y-1">
          <h2 id={titleId} className="text-2xl break-words">
            {title}
          </h2>
          {description && <p className="max-w-[68ch] text-muted-foreground">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

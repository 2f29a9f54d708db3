import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a breadcrumb or a pill. */
  above?: ReactNode
  /** Beside the title from 768 px up, below it on phones. */
  actions?: ReactNode
  className?: string
}

/** The header of every page except the home page. It contains the h1. */
export function PageHeader({ title, description, above, actions, className }: PageHeaderProps) {
  return (
    <header
      className={cn(
        'flex flex-col gap-5 pt-8 pb-6 md:flex-row md:items-end md:justify-between md:pt-12 md:pb-8',
        className,
      )}
    >
      <div className="min-w-0 space-y-2.5">
        {above}
        <h1 className="text-3xl tiny:text-2xl md:text-4xl">{title}</h1>
        {description && <p className="max-w-[68ch] text-lg text-muted-foreground">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

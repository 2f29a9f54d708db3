import type { DrawingName } from '@oficio/drawings/address'
import type { ReactNode } from 'react'
import { Scene } from '@/components/illustrations/scene'
import { cn } from '@/lib/cn'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a breadcrumb or a pill. */
  above?: ReactNode
  /** Beside the title from 768 px up, below it on phones. */
  actions?: ReactNode
  /** A scene above the title on phones, and beside it from 768 px up, where the actions are below the text. */
  drawing?: DrawingName
  className?: string
}

/** The header of every page except the home page. It contains the h1. */
export function PageHeader({ title, description, above, actions, drawing, className }: PageHeaderProps) {
  const buttons = actions && <div className="flex flex-wrap gap-3">{actions}</div>
  return (
    <header
      className={cn(
        'flex flex-col gap-5 pt-8 pb-6 md:flex-row md:items-end md:justify-between md:pt-12 md:pb-8',
        drawing && 'pt-4 md:items-center md:pt-8',
        className,
      )}
    >
      {drawing && (
        <Scene
          name={drawing}
          className="h-24 w-full shrink-0 rounded-card bg-primary-soft md:order-last md:aspect-3/2 md:h-auto md:w-72 lg:w-84"
        />
      )}
      <div className="min-w-0 space-y-2.5">
        {above}
        <h1 className="text-3xl tiny:text-2xl md:text-4xl">{title}</h1>
        {description && <p className="max-w-[68ch] text-lg text-muted-foreground">{description}</p>}
        {drawing && buttons && <div className="pt-3">{buttons}</div>}
      </div>
      {!drawing && buttons}
    </header>
  )
}

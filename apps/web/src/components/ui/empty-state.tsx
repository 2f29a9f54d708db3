import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface EmptyStateProps {
  icon: LucideIcon
  /** Names what is missing, with place and rubro if they matter. */
  title: string
  description?: ReactNode
  /** At most one action. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-2 rounded-card border border-dashed border-input-border/60 px-6 py-12 text-center',
        className,
      )}
    >
      <Icon aria-hidden className="mb-2 size-10 text-primary" strokeWidth={1.75} />
      <p className="font-display text-xl font-semibold">{title}</p>
      {description && <p className="max-w-[52ch] text-muted-foreground">{description}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

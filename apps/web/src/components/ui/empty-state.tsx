import type { DrawingName } from '@oficio/drawings/address'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Scene } from '@/components/illustrations/scene'
import { cn } from '@/lib/cn'

/** Pages of visitors and owners have a drawing, the admin panel has an icon. */
type Picture = { drawing: DrawingName; icon?: undefined } | { icon: LucideIcon; drawing?: undefined }

type EmptyStateProps = Picture & {
  /** Names what is missing, with place and rubro if they matter. */
  title: string
  description?: ReactNode
  /** At most one action. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, drawing, title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-2 rounded-card border border-dashed border-input-border/60 px-6 py-10 text-center',
        className,
      )}
    >
      {drawing ? (
        <Scene name={drawing} className="mb-2 aspect-3/2 w-54 max-w-full" />
      ) : (
        <Icon aria-hidden className="mb-2 size-10 text-primary" strokeWidth={1.75} />
      )}
      <p className="font-display text-xl font-semibold">{title}</p>
      {description && <p className="max-w-[52ch] text-muted-foreground">{description}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

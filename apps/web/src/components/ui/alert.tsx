import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type AlertTone = 'info' | 'success' | 'warning' | 'error'

interface AlertProps {
  tone?: AlertTone
  /** Replaces the icon of the tone. */
  icon?: LucideIcon
  title?: ReactNode
  children?: ReactNode
  /** A link or a button under the text. */
  action?: ReactNode
  className?: string
}

const looks: Record<AlertTone, { icon: LucideIcon; classes: string }> = {
  info: { icon: Info, classes: 'bg-primary-soft text-primary-soft-foreground' },
  success: {
    icon: CircleCheck,
    classes: 'bg-success-soft text-success-soft-foreground',
  },
  warning: {
    icon: TriangleAlert,
    classes: 'bg-sol-soft text-sol-soft-foreground',
  },
  error: {
    icon: CircleAlert,
    classes: 'bg-urgent-soft text-urgent-soft-foreground',
  },
}

/** A message that is part of the page. A screen reader reads an error at once, and other messages when it pauses. */
export function Alert({ tone = 'info', icon, title, children, action, className }: AlertProps) {
  const { icon: toneIcon, classes } = looks[tone]
  const Icon = icon ?? toneIcon
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-card p-4', classes, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="may-break pt-2">{action}</div>}
      </div>
    </div>
  )
}

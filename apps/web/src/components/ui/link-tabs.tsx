import { cn } from '@/lib/cn'
import { Link } from './link'

interface LinkTabsProps<K extends string> {
  /** The subject of the tabs, for screen readers. */
  label: string
  tabs: readonly { key: K; label: string; href: string }[]
  current: K
  className?: string
}

/** Tabs for several views of a list. Each view has its own address. */
export function LinkTabs<K extends string>({ label, tabs, current, className }: LinkTabsProps<K>) {
  return (
    <nav aria-label={label} className={cn('flex flex-wrap gap-x-3 border-b', className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          aria-current={tab.key === current ? 'page' : undefined}
          className={cn(
            '-mb-px inline-flex min-h-12 items-center border-b-2 px-1.5 border-transparent font-semibold text-muted-foreground transition-colors hover:text-foreground',
            tab.key === current && 'border-primary text-primary',
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

'use client'

import * as RadixTabs from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export function Tabs({ className, ...props }: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root className={cn('space-y-6', className)} {...props} />
}

/** Scrolls sideways on a phone rather than breaking into two lines. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={cn(
        '-mx-4 flex gap-6 overflow-x-auto border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0',
        className,
      )}
      {...props}
    />
  )
}

interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Shown beside the name. */
  count?: number
}

export function TabsTrigger({ className, count, children, ...props }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      className={cn(
        'group -mb-px inline-flex h-12 shrink-0 items-center gap-2 border-b-2 border-transparent font-semibold text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-4 data-[state=active]:border-primary data-[state=active]:text-primary',
        className,
      )}
      {...props}
    >
      {children}
      {count !== undefined && (
        <span className="rounded-full bg-muted px-2 py-0.5 text-xs tabular-nums group-data-[state=active]:bg-primary-soft group-data-[state=active]:text-primary-soft-foreground">
          {count}
        </span>
      )}
    </RadixTabs.Trigger>
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={cn('rounded-control', className)} {...props} />
}

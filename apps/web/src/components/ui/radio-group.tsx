'use client'

import * as RadixRadioGroup from 'radix-ui/radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadixRadioGroup.Root>) {
  return <RadixRadioGroup.Root className={cn('grid gap-2', className)} {...props} />
}

interface RadioCardProps extends Omit<ComponentProps<typeof RadixRadioGroup.Item>, 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** One answer of the group: the whole card is the target. */
export function RadioCard({ label, hint, className, id, ...props }: RadioCardProps) {
  const madeId = useId()
  const itemId = id ?? madeId
  return (
    <label
      htmlFor={itemId}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-input-border bg-surface px-3.5 py-2.5 transition-colors hover:border-primary has-disabled:cursor-not-allowed has-disabled:bg-muted has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft',
        className,
      )}
    >
      <RadixRadioGroup.Item
        id={itemId}
        className="grid size-5 shrink-0 place-items-center rounded-full border border-input-border bg-surface data-[state=checked]:border-primary"
        {...props}
      >
        <RadixRadioGroup.Indicator className="size-2.5 rounded-full bg-primary" />
      </RadixRadioGroup.Item>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
      </span>
    </label>
  )
}

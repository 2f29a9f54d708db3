'use client'

import { Check } from 'lucide-react'
import * as RadixCheckbox from 'radix-ui/checkbox'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'

interface CheckboxProps extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** Box and label are one target, at least 44 px high. */
export function Checkbox({ label, hint, className, id, ...props }: CheckboxProps) {
  const madeId = useId()
  const boxId = id ?? madeId
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <RadixCheckbox.Root
        id={boxId}
        aria-describedby={hint ? `${boxId}-hint` : undefined}
        className="grid size-6 shrink-0 place-items-center rounded-md border border-input-border bg-surface transition-colors hover:border-primary disabled:cursor-not-allowed disabled:bg-muted aria-invalid:border-urgent data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
        {...props}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <div className="min-w-0">
        <label htmlFor={boxId} className="cursor-pointer select-none">
          {label}
        </label>
        {hint && (
          <p id={`${boxId}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

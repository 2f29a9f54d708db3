'use client'

import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'
import { useRestored } from '@/lib/use-restored'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange?: (isChecked: boolean) => void
  label: ReactNode
  hint?: ReactNode
}

/** The browser's own checkbox. Box and label form one target, at least 44 px high. */
export function Checkbox({ label, hint, onCheckedChange, className, id, ...props }: CheckboxProps) {
  const madeId = useId()
  const boxId = id ?? madeId
  const box = useRestored(props.checked, (isChecked) => onCheckedChange?.(isChecked))
  return (
    <div className={cn('flex min-h-11 items-start', className)}>
      <span className="relative grid size-11 shrink-0 place-items-center -ml-2.5">
        <input
          ref={box}
          id={boxId}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          aria-describedby={hint ? `${boxId}-hint` : undefined}
          className="peer size-6 cursor-pointer appearance-none rounded-md border border-input-border bg-surface transition-colors before:absolute before:inset-0 checked:border-primary checked:bg-primary hover:border-primary disabled:cursor-not-allowed disabled:bg-muted aria-invalid:border-urgent"
          {...props}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-primary-foreground opacity-0 peer-checked:opacity-100"
        />
      </span>
      <div className="min-w-0 pl-0.5">
        <label htmlFor={boxId} className="block min-w-11 cursor-pointer py-2.5 select-none">
          {label}
        </label>
        {hint && (
          <p id={`${boxId}-hint`} className="-mt-2.5 pb-2.5 text-sm text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

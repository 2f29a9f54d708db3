'use client'

import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cn } from '@/lib/cn'
import { useRestored } from '@/lib/use-restored'

interface Choice {
  name: string
  value: string
  onValueChange: (value: string) => void
}

const ChoiceContext = createContext<Choice>({ name: '', value: '', onValueChange: () => undefined })

interface RadioGroupProps extends ComponentProps<'div'> {
  value: string
  onValueChange: (value: string) => void
}

/**
 * The browser's own radio buttons: arrow keys work, Tab stops once, and each label names one control. Without
 * `aria-label`, the group belongs in a `FieldSet`, whose legend names it.
 */
export function RadioGroup({ value, onValueChange, className, ...props }: RadioGroupProps) {
  const name = useId()
  return (
    <ChoiceContext value={{ name, value, onValueChange }}>
      <div
        role={props['aria-label'] ? 'radiogroup' : undefined}
        className={cn('grid gap-2', className)}
        {...props}
      />
    </ChoiceContext>
  )
}

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'value'> {
  value: string
  label: ReactNode
  hint?: ReactNode
}

/** One answer of the group. The whole card is the tap target. */
export function RadioCard({ value, label, hint, className, ...props }: RadioCardProps) {
  const choice = use(ChoiceContext)
  const hintId = useId()
  const radio = useRestored(choice.value === value, (isOn) => isOn && choice.onValueChange(value))
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-input-border bg-surface px-3.5 py-2.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:bg-muted',
        className,
      )}
    >
      <input
        ref={radio}
        type="radio"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        onChange={() => choice.onValueChange(value)}
        aria-describedby={hint ? hintId : undefined}
        className="size-5 shrink-0 appearance-none rounded-full border border-input-border bg-surface bg-clip-content p-1 checked:border-primary checked:bg-primary"
        {...props}
      />
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength' | 'type'> {
  value: string
  /** Receives digits only, at most `length` of them. */
  onValueChange: (value: string) => void
  /** Called once when the last digit arrives. */
  onComplete?: (value: string) => void
  length?: number
}

/**
 * A code typed as one field and drawn as boxes: phones fill a single one-time-code field from the mail or message,
 * and paste works, which six separate inputs break.
 */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  className,
  ...props
}: CodeInputProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const boxes = Array.from({ length }, (_, position) => position)

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length)
    onValueChange(digits)
    if (digits.length === length && value.length < length) onComplete?.(digits)
  }

  return (
    <div
      className={cn('relative grid w-80 max-w-full auto-cols-fr grid-flow-col gap-1.5 sm:gap-2', className)}
    >
      {boxes.map((position) => (
        <span
          key={position}
          aria-hidden
          className={cn(
            'grid h-14 min-w-0 place-items-center rounded-control border border-input-border bg-surface font-display text-2xl font-semibold tabular-nums',
            props['aria-invalid'] && 'border-urgent bg-urgent-soft/40',
            hasFocus &&
              position === Math.min(value.length, length - 1) &&
              'border-ring outline-2 outline-ring',
          )}
        >
          {value[position]}
        </span>
      ))}
      <input
        ref={input}
        {...props}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length * 2}
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        className="absolute inset-0 w-full cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
      />
    </div>
  )
}

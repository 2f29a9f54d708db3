'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength' | 'type'> {
  value: string
  /** Receives only digits, at most `length` of them. */
  onValueChange: (value: string) => void
  /** Called once for each complete code: when its last digit is typed, or another code is pasted. */
  onComplete?: (value: string) => void
  length?: number
}

/**
 * The browser's own field for one-time codes. Phones fill it from a mail or message, and pasting works, also with
 * spaces.
 */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  className,
  ...props
}: CodeInputProps) {
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    onValueChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }

  return (
    <input
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={length * 2}
      value={value}
      onChange={(event) => change(event.target.value)}
      className={cn(
        controlClasses,
        'h-14 w-80 max-w-full px-3.5 text-center font-display text-2xl font-semibold tracking-[0.3em] tabular-nums',
        className,
      )}
    />
  )
}

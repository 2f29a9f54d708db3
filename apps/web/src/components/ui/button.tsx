import type { VariantProps } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { buttonClasses } from './button-classes'
import { Spinner } from './spinner'

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClasses> {
  /** Renders the single child (a link) with the button's look. */
  asChild?: boolean
  /** Keeps the width and the label, shows a spinner and refuses clicks. Not for asChild. */
  isLoading?: boolean
}

/** `sm` is 36 px high: only for dense tables on the desktop, never as a target on phones. */
export function Button({
  className,
  variant,
  size,
  block,
  asChild = false,
  isLoading = false,
  disabled,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size, block }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      {...props}
    >
      {isLoading && <Spinner className="absolute left-1/2 -translate-x-1/2" />}
      <span className={cn('contents', isLoading && 'inline-flex items-center gap-2 opacity-0')}>
        {children}
      </span>
    </button>
  )
}

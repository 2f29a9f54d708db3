import { clsx } from 'clsx'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { Spinner } from './spinner'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Renders the single child (a link) with the look of a button. */
  asChild?: boolean
  /**
   * Shows a spinner and refuses clicks, but keeps width, label and focus. A disabled button would lose the focus, and
   * keyboard and screen reader users would start at the top of the page. Not supported with asChild.
   */
  isLoading?: boolean
  /** Refuses clicks like `isLoading`, but without a spinner, because the label itself says what is going on. */
  isBusy?: boolean
}

export function Button({
  className,
  variant,
  size,
  block,
  asChild = false,
  isLoading = false,
  isBusy = isLoading,
  disabled,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const classes = clsx(buttonClasses({ variant, size, block }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
      {...props}
    >
      {isLoading && <Spinner className="absolute left-1/2 -translate-x-1/2" />}
      <span className={clsx('contents', isLoading && 'inline-flex items-center gap-2 opacity-0')}>
        {children}
      </span>
    </button>
  )
}

/** Stops the click, so that nothing is sent and no surrounding menu or dialog reacts. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

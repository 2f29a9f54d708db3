import { cva, type VariantProps } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Spinner } from './spinner'

const buttonClasses = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:border-transparent disabled:shadow-none [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        sol: 'bg-sol text-sol-foreground hover:bg-sol-hover',
        outline: 'border border-input-border bg-surface text-foreground hover:bg-muted',
        soft: 'bg-primary-soft text-primary-soft-foreground hover:bg-skeleton',
        ghost: 'text-primary hover:bg-primary-soft',
        destructive: 'bg-urgent text-urgent-foreground hover:bg-urgent-hover',
        whatsapp: 'bg-whatsapp text-primary-foreground hover:bg-whatsapp-hover',
      },
      size: {
        md: 'h-11 px-5 text-base [&_svg:not([class*=size-])]:size-5',
        lg: 'h-13 px-7 text-lg [&_svg:not([class*=size-])]:size-5',
        sm: 'h-9 px-3 text-sm [&_svg:not([class*=size-])]:size-4',
        icon: 'size-11 [&_svg:not([class*=size-])]:size-5',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
)

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

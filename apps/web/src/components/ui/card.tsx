import { clsx } from 'clsx'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'

interface CardProps extends ComponentProps<'div'> {
  /** Renders the single child (article, li, form) as the card. */
  asChild?: boolean
  /** Whether the whole card is a link, which then has a hover style. */
  isInteractive?: boolean
  /** `none` for cards whose content reaches the edge. */
  padding?: 'md' | 'none'
}

/** A card: white, with a thin border and no shadow. */
export function Card({
  asChild = false,
  isInteractive = false,
  padding = 'md',
  className,
  ...props
}: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return (
    <Element
      className={clsx('card', padding === 'md' && 'card-padded', isInteractive && 'card-link', className)}
      {...props}
    />
  )
}

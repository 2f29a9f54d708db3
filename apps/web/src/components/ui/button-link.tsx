import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { buttonClasses } from './button-classes'
import { Link } from './link'

type ButtonLinkProps = ComponentProps<typeof Link> & VariantProps<typeof buttonClasses>

/** A link within the site that looks like a button. */
export const ButtonLink = ({ variant, size, block, className, ...props }: ButtonLinkProps) => (
  <Link className={cn(buttonClasses({ variant, size, block }), className)} {...props} />
)

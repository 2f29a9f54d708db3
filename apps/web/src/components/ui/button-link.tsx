import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { Link } from './link'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link within the site that looks like a button. */
export const ButtonLink = ({ variant, size, block, className, ...props }: ButtonLinkProps) => (
  <Link className={clsx(buttonClasses({ variant, size, block }), className)} {...props} />
)

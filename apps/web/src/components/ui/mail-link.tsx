import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { MailAddress } from './mail-address'

interface MailLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  address: string
}

/** A link that opens the visitor's mail program. */
export const MailLink = ({ address, className, ...props }: MailLinkProps) => (
  <a href={`mailto:${address}`} className={clsx('wrap-anywhere', className)} {...props}>
    <MailAddress>{address}</MailAddress>
  </a>
)

import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'

/** A short question with a link to another page, below a form. */
export function AuthLink({
  question,
  href,
  children,
}: {
  question: string
  href: string
  children: ReactNode
}) {
  return (
    <p>
      {question}{' '}
      <Link href={href} className={textLink}>
        {children}
      </Link>
    </p>
  )
}

import Link from 'next/link'
import type { ReactNode } from 'react'

/** A way out of the page: its question, then the link. */
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
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        {children}
      </Link>
    </p>
  )
}

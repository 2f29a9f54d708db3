'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useVisitor } from '../sessions/use-visitor'

interface AccountMenuProps {
  /** Shown to visitors without a session. Rendered on the server, so that a page for reading needs no code for it. */
  loginLink: ReactNode
  /**
   * Shown while the visitor is unknown. Has the size of the login link, which most visitors get, so that the header
   * does not shift.
   */
  placeholder: ReactNode
}

// The placeholder has a fixed size while the menu loads, so that the header does not shift.
const AccountDropdown = dynamic(() => import('./account-dropdown').then((module) => module.AccountDropdown), {
  ssr: false,
  loading: () => <span className="size-11 rounded-full bg-skeleton" />,
})

/** The part of the header that depends on the visitor: the account menu or the login link. */
export function AccountMenu({ loginLink, placeholder }: AccountMenuProps) {
  const { user, isLoading } = useVisitor()
  if (user) return <AccountDropdown />
  if (!isLoading) return loginLink
  return (
    <>
      <div className="needs-script">{placeholder}</div>
      <noscript>{loginLink}</noscript>
    </>
  )
}

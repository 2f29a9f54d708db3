'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useVisitor } from '../sessions/use-visitor'

interface AccountMenuProps {
  /**
   * For visitors without a session; rendered on the server, so that a page for reading needs no code for its look.
   */
  loginLink: ReactNode
  /** Of the size of the login link, which most visitors get, so that nothing in the header moves. */
  placeholder: ReactNode
}

// The place keeps its size while loading, so that nothing in the header moves.
const AccountDropdown = dynamic(() => import('./account-dropdown').then((module) => module.AccountDropdown), {
  ssr: false,
  loading: () => <span className="size-11 rounded-full bg-skeleton" />,
})

/** The part of the header that depends on the visitor. */
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

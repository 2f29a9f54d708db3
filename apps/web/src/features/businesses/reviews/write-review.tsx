'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

interface WriteReviewProps {
  businessId: string
  name: string
  /** Shown to visitors without a session. Rendered on the server, so that a page for reading needs no code for it. */
  loginBox: ReactNode
}

// Most visitors only read, so this code is loaded only for signed-in users.
const OwnPart = dynamic(() => import('./own-part').then((module) => module.OwnPart), {
  ssr: false,
  loading: () => <Placeholder />,
})

/** Has about the height of the content, so that the page shifts little. */
const Placeholder = () => <div aria-hidden className="needs-script h-24 rounded-card bg-skeleton" />

/** The part of a business's reviews that depends on the visitor. The rest of the page is the same for everybody. */
export function WriteReview({ businessId, name, loginBox }: WriteReviewProps) {
  const { user, isLoading } = useVisitor()
  // The key resets the part when another account signs in, because its user is another person.
  if (user) return <OwnPart key={user.id} businessId={businessId} name={name} userId={user.id} />
  if (!isLoading) return loginBox
  return (
    <>
      <Placeholder />
      <noscript>{loginBox}</noscript>
    </>
  )
}

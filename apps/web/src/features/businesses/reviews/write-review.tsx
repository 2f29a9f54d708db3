'use client'

import { posterCodeIn } from '@oficio/contracts/businesses/poster-code'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect } from 'react'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

interface WriteReviewProps {
  businessId: string
  name: string
  /**
   * For visitors without a session; rendered on the server, so that a page for reading needs no code for its look.
   */
  loginBox: ReactNode
}

// Most visitors only read: who has an account fetches the rest.
const OwnPart = dynamic(() => import('./own-part').then((module) => module.OwnPart), {
  ssr: false,
  loading: () => <Placeholder />,
})

/** Of some of the height of what follows, so that little moves. */
const Placeholder = () => <div aria-hidden className="needs-script h-24 rounded-card bg-skeleton" />

/** The part of a business' reviews that depends on who looks: the page around it is the same for everybody. */
export function WriteReview({ businessId, name, loginBox }: WriteReviewProps) {
  const { user, isLoading } = useVisitor()
  useEffect(() => {
    // Read at once: a tab that is opened while the code below loads replaces the fragment.
    const code = posterCodeIn(window.location.hash)
    // Few come by the poster.
    if (code !== null)
      void import('./poster-arrival').then(({ keepPosterCode }) => keepPosterCode(businessId, code))
  }, [businessId])
  // Another account in this browser is another person: nothing of the one before stays on the screen.
  if (user) return <OwnPart key={user.id} businessId={businessId} name={name} userId={user.id} />
  if (!isLoading) return loginBox
  return (
    <>
      <Placeholder />
      <noscript>{loginBox}</noscript>
    </>
  )
}

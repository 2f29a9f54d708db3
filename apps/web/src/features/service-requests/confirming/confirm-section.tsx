'use client'

import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { ConfirmBox } from './confirm-box'

interface ConfirmSectionProps {
  requestId: string
  token: string
  email: string
  leadsPerRequest: number
  isCodeWaiting: boolean
  isWaiting: boolean
  /**
   * Code from the link of the mail. It is filled in but not sent, because mail scanners open links too, some of them
   * with scripts.
   */
  code: string | null
  proof: string | null
}

/** Asks the client to confirm a pending request on the tracking page, with the code of the mail's link filled in. */
export function ConfirmSection({
  requestId,
  token,
  email,
  leadsPerRequest,
  isCodeWaiting,
  isWaiting,
  code,
  proof,
}: ConfirmSectionProps) {
  const router = useRouter()
  const isOver = code !== null && !isWaiting

  useEffect(() => {
    // The code is used up, so replace the address by one without it.
    if (isOver) router.replace(paths.tracking(token), { scroll: false })
  }, [isOver, router, token])

  if (!isWaiting) return null
  return (
    <ConfirmBox
      requestId={requestId}
      token={token}
      email={email}
      leadsPerRequest={leadsPerRequest}
      isCodeWaiting={isCodeWaiting}
      mailedCode={code}
      mailedProof={proof}
      onConfirmed={() => router.refresh()}
      onCorrected={({ trackingUrl }) => router.replace(new URL(trackingUrl).pathname)}
    />
  )
}

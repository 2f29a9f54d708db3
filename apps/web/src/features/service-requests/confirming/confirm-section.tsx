'use client'

import { paths } from '@oficio/contracts/paths'
import { confirmServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { callApi, errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'
import { ConfirmBox } from './confirm-box'

interface ConfirmSectionProps {
  requestId: string
  token: string
  email: string
  /** Whether the request waits to be confirmed. */
  isWaiting: boolean
  /** Of the mail's link. It is sent from here, not on reading the page: mail scanners open links too. */
  code: string | null
}

export function ConfirmSection({ requestId, token, email, isWaiting, code }: ConfirmSectionProps) {
  const router = useRouter()
  const [isChecking, setIsChecking] = useState(isWaiting && code !== null)
  const [linkError, setLinkError] = useState<string | null>(null)
  const wasSent = useRef(false)

  useEffect(() => {
    if (code === null || wasSent.current) return
    wasSent.current = true
    // Reads the page anew under an address without the code, which has done what it can.
    const leaveCode = () => router.replace(paths.tracking(token), { scroll: false })
    if (!isWaiting) return leaveCode()
    callApi(confirmServiceRequestEndpoint, {
      params: { id: requestId },
      body: { code },
      headers: { 'x-tracking-token': token },
    })
      .then(() => void toast.success('¡Gracias! Tu solicitud quedó confirmada.'))
      .catch((error) => {
        setLinkError(errorOf(error).text)
        setIsChecking(false)
      })
      .finally(leaveCode)
  }, [code, isWaiting, requestId, router, token])

  if (!isWaiting) return null
  if (isChecking) {
    return (
      // Without scripts the link's code is never sent, and the page says above what to do instead.
      <Card className="needs-script">
        <Loading label="Confirmando tu solicitud..." />
      </Card>
    )
  }
  return (
    <ConfirmBox
      requestId={requestId}
      token={token}
      email={email}
      linkError={linkError}
      onConfirmed={() => router.refresh()}
    />
  )
}

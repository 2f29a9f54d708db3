'use client'

import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { ConfirmBox } from '../../confirming/confirm-box'
import { trackingHeaders } from '../../tracking-headers'
import { CopyLink } from './copy-link'
import { type FiledRequest, trackingPathOf, trackingTokenOf } from './filed-request'
import { NextSteps } from './next-steps'
import { UrgentPromise } from './urgent-promise'

interface FiledViewProps {
  filed: FiledRequest
  leadsPerRequest: number
  onChange: (filed: FiledRequest) => void
  onStartAnew: () => void
}

const lookAgainMs = 15_000

/** Stays after filing, also over a reload: confirm, keep the link, know what comes. */
export function FiledView({ filed, leadsPerRequest, onChange, onStartAnew }: FiledViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const token = trackingTokenOf(filed.trackingUrl)
  const confirm = () => onChange({ ...filed, isConfirmed: true })

  const [hasMoved, setHasMoved] = useState(false)
  const waits = !filed.isConfirmed || (filed.isUrgent && !hasMoved)

  // Many confirm with the mail's button, on this phone or another device; and what was promised ends with the contact.
  useSWR(
    waits ? ['filed-request', filed.requestId] : null,
    () =>
      callApi(getServiceRequestEndpoint, {
        params: { id: filed.requestId },
        headers: trackingHeaders(token),
      }),
    {
      ...polling(lookAgainMs),
      onSuccess: ({ isConfirmed, status }) => {
        setHasMoved(status !== 'pending')
        if (isConfirmed && !filed.isConfirmed) confirm()
      },
    },
  )

  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container width="form" className="space-y-8 pt-10 pb-16 md:pt-14">
      <header className="space-y-3">
        <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.75} />
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {filed.isUrgent ? 'Tu solicitud urgente ya está en camino' : 'Tu solicitud ya está en camino'}
        </h1>
        <p className="text-lg text-muted-foreground">
          {filed.isConfirmed
            ? 'Está confirmada y los profesionales de tu zona ya la están recibiendo.'
            : 'Los profesionales de tu zona ya la están recibiendo. Falta un paso: confirmar que sos vos.'}
        </p>
      </header>
      {filed.isUrgent && <UrgentPromise dueAt={filed.urgentDueAt} hasMoved={hasMoved} />}
      {!filed.isConfirmed && (
        <ConfirmBox requestId={filed.requestId} token={token} email={filed.email} onConfirmed={confirm} />
      )}
      <Card className="space-y-4">
        <h2 className="text-xl">Tu enlace de seguimiento</h2>
        <p className="text-muted-foreground">
          Con este enlace ves quién abrió tus datos y corregís, extendés o cancelás la solicitud. También te
          lo mandamos por email. No lo compartas: quien lo tiene, decide por vos.
        </p>
        <CopyLink url={filed.trackingUrl} />
        <Button asChild block>
          <Link href={trackingPathOf(filed.trackingUrl)}>Seguir mi solicitud</Link>
        </Button>
      </Card>
      <Section title="Qué pasa ahora">
        <NextSteps
          leadsPerRequest={leadsPerRequest}
          expiresAt={filed.expiresAt}
          isConfirmed={filed.isConfirmed}
          isUrgent={filed.isUrgent}
        />
      </Section>
      <Button variant="outline" onClick={onStartAnew}>
        Pedir otro servicio
      </Button>
    </Container>
  )
}

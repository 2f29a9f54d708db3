'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { ConfirmBox } from '../../confirming/confirm-box'
import { offerText } from '../../offer-text'
import { CopyLink } from './copy-link'
import { type FiledRequest, trackingPathOf, trackingTokenOf, withNewEmail } from './filed-request'
import { filedText, withoutOverOffer } from './filed-text'
import { NextSteps } from './next-steps'
import { UrgentPromise } from './urgent-promise'
import { useFiledNews } from './use-filed-news'

interface FiledViewProps {
  filed: FiledRequest
  leadsPerRequest: number
  onChange: (filed: FiledRequest) => void
  onStartAnew: () => void
}

/** Stays after filing, also over a reload: confirm, keep the link, know what comes. */
export function FiledView({ filed: kept, leadsPerRequest, onChange, onStartAnew }: FiledViewProps) {
  const [openedAt] = useState(() => new Date().toISOString())
  const filed = withoutOverOffer(kept, openedAt)
  const heading = useRef<HTMLHeadingElement>(null)
  const token = trackingTokenOf(filed.trackingUrl)
  const confirm = () => onChange({ ...filed, isConfirmed: true })
  const hasMoved = useFiledNews(filed, onChange)

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
        <p className="text-lg text-muted-foreground">{filedText(filed, openedAt)}</p>
      </header>
      {filed.isUrgent && <UrgentPromise dueAt={filed.urgentDueAt} hasMoved={hasMoved} />}
      {!filed.isConfirmed && (
        <ConfirmBox
          requestId={filed.requestId}
          token={token}
          email={filed.email}
          leadsPerRequest={leadsPerRequest}
          isCodeWaiting={filed.isCodeWaiting === true}
          onConfirmed={confirm}
          onCorrected={(tracking) => onChange(withNewEmail(filed, tracking))}
        />
      )}
      <Card className="space-y-4">
        <h2 className="text-xl">Tu enlace de seguimiento</h2>
        <p className="text-muted-foreground">
          Con este enlace ves quién vio tu solicitud y la corregís, extendés o cancelás. También te lo
          mandamos por email. No lo compartas: quien lo tiene, decide por vos.
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
          alone={filed.firstOffer && offerText(filed.firstOffer, openedAt)}
        />
      </Section>
      <Button variant="outline" onClick={onStartAnew}>
        Pedir otro servicio
      </Button>
    </Container>
  )
}

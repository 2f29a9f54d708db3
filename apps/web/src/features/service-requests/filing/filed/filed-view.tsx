'use client'

import { useEffect, useRef, useState } from 'react'
import { Celebration } from '@/components/illustrations/celebration'
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
import { RequestGone } from './request-gone'
import { UrgentPromise } from './urgent-promise'
import { useFiledNews } from './use-filed-news'

interface FiledViewProps {
  request: FiledRequest
  leadsPerRequest: number
  /** Whether the visitor filed it just now, and not before a reload. */
  isFresh: boolean
  onChange: (request: FiledRequest) => void
  onStartAgain: () => void
}

/**
 * The page after filing, also after a reload. It asks for the confirmation, shows the tracking link and explains the
 * next steps.
 */
export function FiledView({ request, leadsPerRequest, isFresh, onChange, onStartAgain }: FiledViewProps) {
  const [openedAt] = useState(() => new Date().toISOString())
  const current = withoutOverOffer(request, openedAt)
  const heading = useRef<HTMLHeadingElement>(null)
  const token = trackingTokenOf(current.trackingUrl)
  const confirm = () => onChange({ ...current, isConfirmed: true })
  const { hasMoved, isGone, notifiedText } = useFiledNews(current, onChange)

  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  if (isGone)
    return (
      <Container width="form" className="pt-10 pb-16 md:pt-14">
        <RequestGone onStartAgain={onStartAgain} />
      </Container>
    )
  return (
    <Container width="form" className="space-y-8 pt-10 pb-16 md:pt-14">
      <header className="space-y-3">
        <Celebration
          name={current.isUrgent ? 'paymentReceived' : 'requestSent'}
          isFresh={isFresh}
          className="mb-5 h-36 md:h-48"
        />
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {current.isUrgent ? 'Tu solicitud urgente ya está en camino' : 'Tu solicitud ya está en camino'}
        </h1>
        <p
          role="status"
          className="font-display text-xl font-semibold text-primary tabular-nums empty:hidden"
        >
          {notifiedText && `${notifiedText}.`}
        </p>
        <p className="text-lg text-muted-foreground">{filedText(current, openedAt, notifiedText !== null)}</p>
      </header>
      {current.isUrgent && <UrgentPromise dueAt={current.urgentDueAt} hasMoved={hasMoved} />}
      {!current.isConfirmed && (
        <ConfirmBox
          requestId={current.requestId}
          token={token}
          email={current.email}
          leadsPerRequest={leadsPerRequest}
          isCodeWaiting={current.isCodeWaiting === true}
          onConfirmed={confirm}
          onCorrected={(tracking) => onChange(withNewEmail(current, tracking))}
        />
      )}
      <Card className="space-y-4">
        <h2 className="text-xl">Tu enlace de seguimiento</h2>
        <p className="text-muted-foreground">
          Con este enlace ves quién vio tu solicitud y la corregís, extendés o cancelás. También te lo
          mandamos por email. No lo compartas: quien lo tiene, decide por vos.
        </p>
        <CopyLink url={current.trackingUrl} />
        <Button asChild block>
          <Link href={trackingPathOf(current.trackingUrl)}>Seguir mi solicitud</Link>
        </Button>
      </Card>
      <Section title="Qué pasa ahora">
        <NextSteps
          leadsPerRequest={leadsPerRequest}
          expiresAt={current.expiresAt}
          isConfirmed={current.isConfirmed}
          isUrgent={current.isUrgent}
          firstOfferText={current.firstOffer && offerText(current.firstOffer, openedAt)}
        />
      </Section>
      <Button variant="outline" onClick={onStartAgain}>
        Pedir otro servicio
      </Button>
    </Container>
  )
}

'use client'

import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import type { ConsumerRequestReceipt } from '@oficio/contracts/support/consumer-requests'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'

/** The receipt with the code of the request and the deadline of the answer. */
export function Receipt({ receipt }: { receipt: ConsumerRequestReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { code, email, isMailed, isMailWaiting, dueAt, createdAt } = receipt

  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container width="form" className="space-y-8 pt-10 pb-16 md:pt-14">
      <header className="space-y-3">
        <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.75} />
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          Recibimos tu pedido
        </h1>
        <p className="text-lg text-muted-foreground">
          Te respondemos por email antes del <time dateTime={dueAt}>{formatMoment(dueAt)}</time>.
        </p>
      </header>
      <Card className="space-y-3">
        <h2 className="text-xl">Tu código</h2>
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-display text-3xl tracking-wide tabular-nums">{code}</strong>
          <CopyButton text={code} subject="el código" />
        </p>
        <p className="text-muted-foreground">
          Lo recibimos el <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {isMailed ? (
            <>
              {' '}
              y {isMailWaiting ? 'te lo vamos a mandar' : 'te lo mandamos'} también a{' '}
              <span className="font-medium break-words text-foreground">{email}</span>
            </>
          ) : (
            `, y no te lo mandamos por email porque en las últimas ${limits.consumerRequestMailHours} horas ya te mandamos varios`
          )}
          . Guardalo: con él podés preguntarnos o reclamar.
        </p>
        {isMailWaiting && <p className="text-muted-foreground">{waitingMailText}</p>}
      </Card>
      <p className="text-muted-foreground">
        Si no te respondemos a tiempo, podés reclamar ante{' '}
        <a href={consumerClaimsUrl} rel="noopener" className="underline underline-offset-4">
          Defensa de las y los Consumidores
        </a>
        .
      </p>
    </Container>
  )
}

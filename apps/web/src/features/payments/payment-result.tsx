'use client'

import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleAlert, Clock3, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Celebration } from '@/components/illustrations/celebration'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { chargedText, otherPaymentText } from './result-texts'

/** A received payment has a drawing instead of an icon. */
const icons = {
  pending: { Icon: Clock3, className: 'text-primary' },
  failure: { Icon: CircleAlert, className: 'text-urgent' },
  returned: { Icon: Undo2, className: 'text-primary' },
} as const

interface PaymentResultProps {
  look: 'success' | keyof typeof icons
  title: string
  children: ReactNode
  /** The payment, if it is known. */
  payment?: PaymentView
  actions: ReactNode
}

/** The result of a payment: title, explanation, facts and links. */
export function PaymentResult({ look, title, children, payment, actions }: PaymentResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container width="form" className="space-y-8 pt-10 pb-16 md:pt-14">
      <header className="space-y-3">
        {look === 'success' ? <PaymentDrawing payment={payment} /> : <StateIcon {...icons[look]} />}
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {title}
        </h1>
        <div className="max-w-[60ch] space-y-3 text-lg text-muted-foreground">
          {children}
          {payment && <OtherPayment payment={payment} />}
        </div>
      </header>
      {payment && <PaymentFacts payment={payment} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </Container>
  )
}

/** The page is often opened again from a mail, so the sun rises only right after the payment. */
const freshMs = 5 * 60_000

function PaymentDrawing({ payment }: Pick<PaymentResultProps, 'payment'>) {
  const [openedMs] = useState(() => Date.now())
  const approvedAt = payment?.approvedAt
  const isFresh = approvedAt ? openedMs - Date.parse(approvedAt) < freshMs : false
  return <Celebration name="paymentReceived" isFresh={isFresh} className="mb-5 h-36 md:h-48" />
}

const StateIcon = ({ Icon, className }: (typeof icons)[keyof typeof icons]) => (
  <Icon aria-hidden className={`size-12 ${className}`} strokeWidth={1.75} />
)

/** The facts of a payment: what was paid, the amount, the date, and the number to give to support. */
function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { description, paymentId, approvedAt, createdAt } = payment
  return (
    <Card className="w-full text-left">
      <DescriptionList
        items={[
          { term: 'Concepto', value: description },
          { term: 'Importe', value: chargedText(payment) },
          { term: 'Fecha', value: formatMoment(approvedAt ?? createdAt) },
          ...(paymentId ? [{ term: 'Operación N.º', value: paymentId }] : []),
        ]}
      />
    </Card>
  )
}

/** Names the payment that counts instead of the shown one, and links to it. */
function OtherPayment({ payment }: { payment: PaymentView }) {
  const text = otherPaymentText(payment)
  if (text === null) return null
  const paymentId = payment.otherPayment?.paymentId
  return (
    <p>
      {text}
      {paymentId && (
        <>
          {' '}
          <Link href={paths.paymentStatus(paymentId)} className={inlineLink}>
            Ver ese pago
          </Link>
        </>
      )}
    </p>
  )
}

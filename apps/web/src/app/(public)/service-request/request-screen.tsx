'use client'

import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useEffect, useState } from 'react'
import type { PaymentKey } from '@/features/payments/return-key'
import type { UrgentNotice, UrgentOutcome } from '@/features/payments/urgent-outcome'
import { UrgentReturn } from '@/features/payments/urgent-return'
import type { FiledRequest } from '@/features/service-requests/filed/filed-request'
import { putAway } from '@/features/service-requests/filed/put-away'
import { dropDraft } from '@/features/service-requests/form/draft'
import { RequestFlow, type RequestFlowProps } from '@/features/service-requests/form/request-flow'
import { dropStartedPayment, readStartedPayment } from '@/features/service-requests/form/started-payment'

interface RequestScreenProps extends Omit<RequestFlowProps, 'notice' | 'justFiled' | 'paidWith'> {
  /** Of the page's address, where somebody comes back from paying. */
  returnKey: PaymentKey | null
  supportEmail: string
}

/** The form, or what became of the payment that was begun for it: the address says so, or this browser remembers. */
export function RequestScreen({ returnKey, supportEmail, ...flow }: RequestScreenProps) {
  const [paymentKey, setPaymentKey] = useState(returnKey)
  const [isRemembered, setIsRemembered] = useState(false)
  const [filed, setFiled] = useState<FiledRequest | null>(null)
  const [notice, setNotice] = useState<UrgentNotice | null>(null)
  const [paidWith, setPaidWith] = useState<string | null>(null)

  useEffect(() => {
    const started = returnKey ? null : readStartedPayment()
    if (!started) return
    setIsRemembered(true)
    setPaymentKey({ reference: started })
  }, [returnKey])

  const goOn = (outcome: UrgentOutcome) => {
    setPaymentKey(null)
    if (outcome.goesOn === 'filed') {
      const result = filedOf(outcome.payment)
      if (result) putAway(result)
      return setFiled(result)
    }
    window.scrollTo({ top: 0 })
    // The payment is dealt with: a reload shall show the form, not ask again.
    if (!isRemembered) window.history.replaceState(null, '', paths.urgentRequestForm())
    if (outcome.forgets === 'payment') dropStartedPayment()
    if (outcome.forgets === 'form') dropDraft()
    setNotice(outcome.notice)
    setPaidWith(outcome.paidWith)
  }

  if (paymentKey) {
    return (
      <UrgentReturn
        paymentKey={paymentKey}
        isRemembered={isRemembered}
        supportEmail={supportEmail}
        onOutcome={goOn}
      />
    )
  }
  return (
    <RequestFlow
      // What was paid for, or filed, is another form.
      key={`${paidWith ?? ''}:${filed?.requestId ?? ''}`}
      {...flow}
      notice={notice}
      justFiled={filed}
      paidWith={paidWith}
    />
  )
}

function filedOf({ subject }: PaymentView): FiledRequest | null {
  const { requestId, trackingUrl, filed } = subject
  if (!requestId || !trackingUrl || !filed) return null
  return { ...filed, requestId, trackingUrl, isUrgent: true }
}

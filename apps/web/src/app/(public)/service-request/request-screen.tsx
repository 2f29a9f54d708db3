'use client'

import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { type PaymentKey, readReturnKey } from '@/features/payments/return-key'
import { type FiledRequest, filedByFee } from '@/features/service-requests/filing/filed/filed-request'
import { putAway } from '@/features/service-requests/filing/filed/put-away'
import { dropKeptForm } from '@/features/service-requests/filing/kept/kept-form'
import {
  dropStartedPayment,
  readStartedPayment,
} from '@/features/service-requests/filing/kept/started-payment'
import { RequestFlow, type RequestFlowProps } from '@/features/service-requests/filing/request-flow'
import { descriptionOf } from '@/features/service-requests/form/need'
import type { AskedRequest } from '@/features/service-requests/form/request-values'
import type { PaymentRemark, UrgentOutcome } from '@/features/service-requests/urgency/urgent-outcome'

/** Ids have one form; what has another names nobody. */
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

// Few come back from paying: the others need none of its code.
const UrgentReturn = lazy(() => {
  // Most of them have paid, and see this next. What does not come now is fetched then.
  import('@/features/service-requests/filing/filed/filed-view').catch(() => undefined)
  return import('@/features/service-requests/urgency/urgent-return').then((module) => ({
    default: module.UrgentReturn,
  }))
})

interface RequestScreenProps
  extends Omit<RequestFlowProps, 'asked' | 'contact' | 'remark' | 'justFiled' | 'paidWith'> {
  supportEmail: string
}

/** The form, or what became of the payment that was begun for it: the address says so, or this browser remembers. */
export function RequestScreen({ supportEmail, ...flow }: RequestScreenProps) {
  const { user } = useVisitor()
  const [asked, setAsked] = useState<AskedRequest | null>(null)
  const [paymentKey, setPaymentKey] = useState<PaymentKey | null>(null)
  const [isRemembered, setIsRemembered] = useState(false)
  const [filed, setFiled] = useState<FiledRequest | null>(null)
  const [remark, setRemark] = useState<PaymentRemark | null>(null)
  const [paidWith, setPaidWith] = useState<string | null>(null)
  const hasLookedForPayment = useRef(false)

  const open = ({ asked, returnKey }: FormAddress) => {
    const isKnown = flow.rubros.some(({ id }) => String(id) === asked.rubroId)
    const description = descriptionOf(asked.need, flow.rubros)
    setAsked({ ...asked, rubroId: isKnown ? asked.rubroId : '', description })
    // Once: the address changes again when the payment is dealt with.
    if (hasLookedForPayment.current) return
    hasLookedForPayment.current = true
    const started = returnKey ? null : readStartedPayment()
    setIsRemembered(started !== null)
    setPaymentKey(started ? { reference: started } : returnKey)
  }

  const goOn = (outcome: UrgentOutcome) => {
    setPaymentKey(null)
    if (outcome.goesOn === 'filed') {
      const result = filedByFee(outcome.payment.subject)
      if (result) putAway(result)
      return setFiled(result)
    }
    window.scrollTo({ top: 0 })
    // The payment is dealt with: a reload shall show the form, not ask again.
    if (!isRemembered) window.history.replaceState(null, '', paths.urgentRequestForm())
    if (outcome.forgets === 'payment') dropStartedPayment()
    if (outcome.forgets === 'form') dropKeptForm()
    setRemark(outcome.remark)
    setPaidWith(outcome.paidWith)
  }

  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={open} />
      </Suspense>
      {paymentKey ? (
        <Suspense fallback={flow.checking}>
          <UrgentReturn
            paymentKey={paymentKey}
            isRemembered={isRemembered}
            supportEmail={supportEmail}
            onOutcome={goOn}
          />
        </Suspense>
      ) : (
        <RequestFlow
          // What was paid for, or filed, is another form.
          key={`${paidWith ?? ''}:${filed?.requestId ?? ''}`}
          {...flow}
          asked={asked}
          contact={user && { contactName: user.firstName, contactLastName: user.lastName, email: user.email }}
          remark={remark}
          justFiled={filed}
          paidWith={paidWith}
        />
      )}
    </>
  )
}

/** What the address of the form's page says: what is asked for, and from which payment somebody comes back. */
interface FormAddress {
  asked: Omit<AskedRequest, 'description'>
  returnKey: PaymentKey | null
}

/**
 * Reads the address in the browser, since the page is cached for all of its addresses. Apart from the form, because what
 * reads it is not drawn on the server.
 */
function AddressReader({ onRead }: { onRead: (address: FormAddress) => void }) {
  const query = useSearchParams().toString()
  const tell = useEffectEvent(onRead)

  useEffect(() => {
    const {
      rubroId = '',
      urgent,
      profesional = '',
      provincia,
      localidad,
      [needParam]: need = '',
      ...rest
    } = Object.fromEntries(new URLSearchParams(query))
    const place = provincia && localidad ? { state: provincia, city: localidad } : null
    const asked = {
      rubroId,
      isUrgent: urgent === 'true',
      preferredId: idForm.test(profesional) ? profesional : '',
      place,
      need: need.trim().slice(0, limits.needMax),
    }
    tell({ asked, returnKey: readReturnKey(rest) })
  }, [query])

  return null
}

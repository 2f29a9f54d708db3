'use client'

import { paths } from '@oficio/contracts/paths'
import type { RequestLink } from '../form/request-link'
import type { UrgentOutcome } from '../urgency/urgent-outcome'
import { UrgentReturn } from '../urgency/urgent-return'
import { type FiledRequest, filedByFee } from './filed/filed-request'
import type { FilingState, Opening } from './state/filing-state'
import { dropDraft, dropPayment } from './state/filing-storage'
import type { FilingDispatch } from './use-filing'

interface PaymentReturnProps {
  state: Extract<FilingState, { name: 'backFromPaying' | 'inReview' }>
  dispatch: FilingDispatch
  openWith: (link: RequestLink) => Opening
  onFiled: (request: FiledRequest, isByFee: boolean) => void
  supportEmail: string
}

/**
 * Shows the payment that was started for the form, until the payment has filed the request or the visitor returns to
 * the form.
 */
export function PaymentReturn({ state, dispatch, openWith, onFiled, supportEmail }: PaymentReturnProps) {
  const { payment, link } = state

  const goOn = (outcome: UrgentOutcome) => {
    const request = outcome.goesOn === 'filed' ? filedByFee(outcome.payment.subject) : null
    if (request) return onFiled(request, true)
    // Otherwise the payment filed a request of another client.
    const isClosed = outcome.goesOn === 'form'
    if (isClosed) {
      window.scrollTo({ top: 0 })
      // Remove the payment from the address, so that a reload shows the form and does not check the payment again.
      if (!payment.isRemembered) window.history.replaceState(null, '', paths.urgentRequestForm())
      if (outcome.forgets === 'payment') dropPayment()
      if (outcome.forgets === 'form') dropDraft()
    }
    const { remark, paidWith } = isClosed ? outcome : { remark: null, paidWith: null }
    dispatch({ type: 'paymentClosed', opening: openWith(link), remark, paidWith })
  }

  return (
    <UrgentReturn
      paymentKey={payment.key}
      isRemembered={payment.isRemembered}
      isInReview={state.name === 'inReview'}
      supportEmail={supportEmail}
      onPayment={(isInReview) => dispatch({ type: 'paymentChecked', isInReview })}
      onOutcome={goOn}
    />
  )
}

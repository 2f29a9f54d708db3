'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { useOfferNow } from '../urgency/use-offer-now'
import { AddressReader } from './address-reader'
import { shownForPayment } from './first-view'
import { FormView, type FormViewProps } from './form-view'
import { showsForm } from './state/filing-state'
import { useFiling } from './use-filing'

const loadFiledView = () => import('./filed/filed-view')
const FiledView = lazy(() => loadFiledView().then((module) => ({ default: module.FiledView })))

// Loaded on demand, because few visitors return from a payment.
const PaymentReturn = lazy(() => {
  // Preload the filed view, because most of them have paid and see it next. A failed preload is retried when the view
  // is shown.
  loadFiledView().catch(() => undefined)
  return import('./payment-return').then((module) => ({ default: module.PaymentReturn }))
})

interface FilingScreenProps
  extends Omit<FormViewProps, 'state' | 'dispatch' | 'contact' | 'onFiled' | 'onStartAgain'> {
  supportEmail: string
  /** Shown while a payment is checked. It is rendered on the server, because few visitors return from a payment. */
  checking: ReactNode
  leadsPerRequest: number
}

/** The page of the request form. It renders the view for its state (`state/filing-state.ts`). */
export function FilingScreen({ supportEmail, checking, leadsPerRequest, ...view }: FilingScreenProps) {
  const { user } = useVisitor()
  const urgentOffer = useOfferNow(view.urgentOffer)
  const { state, dispatch, openWith, readAddress, file, startAgain, changeRequest } = useFiling(view)

  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={readAddress} />
      </Suspense>
      {state.name === 'unread' && <div className={shownForPayment}>{checking}</div>}
      {showsForm(state) && (
        <FormView
          {...view}
          state={state}
          dispatch={dispatch}
          urgentOffer={urgentOffer}
          contact={user && { contactName: user.firstName, contactLastName: user.lastName, email: user.email }}
          onFiled={file}
          onStartAgain={startAgain}
        />
      )}
      {'payment' in state && (
        <Suspense fallback={checking}>
          <PaymentReturn
            state={state}
            dispatch={dispatch}
            openWith={openWith}
            onFiled={file}
            supportEmail={supportEmail}
          />
        </Suspense>
      )}
      {state.name === 'filed' && (
        // An empty screen keeps the page's footer out of sight.
        <Suspense fallback={state.isByFee ? checking : <div className="min-h-svh" />}>
          <FiledView
            request={state.request}
            leadsPerRequest={leadsPerRequest}
            isFresh={state.isFresh}
            onChange={changeRequest}
            onStartAgain={startAgain}
          />
        </Suspense>
      )}
    </>
  )
}

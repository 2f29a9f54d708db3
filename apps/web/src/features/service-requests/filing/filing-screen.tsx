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

// Few come back from paying: the others need none of its code.
const PaymentReturn = lazy(() => {
  // Most of them have paid, and see the filed request next. What does not come now is fetched then.
  loadFiledView().catch(() => undefined)
  return import('./payment-return').then((module) => ({ default: module.PaymentReturn }))
})

interface FilingScreenProps
  extends Omit<FormViewProps, 'state' | 'dispatch' | 'contact' | 'onFiled' | 'onStartAgain'> {
  supportEmail: string
  /** While a payment is looked up; drawn on the server, since few come back from paying. */
  checking: ReactNode
  leadsPerRequest: number
}

/** The page of the request form: shows the state it is in (`state/filing-state.ts`). */
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
        // The empty one keeps the foot of the page out of sight.
        <Suspense fallback={state.isByFee ? checking : <div className="min-h-svh" />}>
          <FiledView
            request={state.request}
            leadsPerRequest={leadsPerRequest}
            onChange={changeRequest}
            // Another request is not urgent because this one was.
            onStartAgain={startAgain}
          />
        </Suspense>
      )}
    </>
  )
}

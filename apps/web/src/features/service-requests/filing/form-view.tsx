'use client'

import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { clsx } from 'clsx'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { urgentHeadline } from '../urgency/urgent-headline'
import { hiddenForPayment, unseenWhenFiled } from './first-view'
import { FormFrame } from './form-frame'
import { RequestForm, type RequestFormProps } from './request-form'

// Few come back to a form: the others need none of its code.
const RestoredBox = dynamic(() => import('./restored-box').then((module) => module.RestoredBox), {
  ssr: false,
})

const PaymentBox = dynamic(() => import('../urgency/payment-box').then((module) => module.PaymentBox), {
  ssr: false,
})

export interface FormViewProps extends RequestFormProps {
  urgentOffer: UrgentOffer
  onStartAgain: () => void
  /** Beside the form: what comes after it. */
  nextSteps: ReactNode
  /** What to do where no script runs. */
  withoutScripts: ReactNode
}

/** The form with its title, and above it where its values come from. */
export function FormView({ onStartAgain, nextSteps, withoutScripts, ...props }: FormViewProps) {
  const { state, urgentOffer } = props
  const { link, remark, paidWith, isRestored, hasLostPhotos } = state.form
  // The form is drawn before the browser's storage is read, and accepts nothing that it would lose then.
  const isUnread = state.name === 'unread'
  return (
    <div className={clsx(isUnread && [hiddenForPayment, unseenWhenFiled])}>
      <FormFrame
        nextSteps={nextSteps}
        description={link.isUrgent && !paidWith ? urgentHeadline(urgentOffer) : undefined}
      >
        {remark && <PaymentBox remark={remark} hasKeptForm={isRestored} />}
        {isRestored && !remark && <RestoredBox hasLostPhotos={hasLostPhotos} onStartAgain={onStartAgain} />}
        <noscript>{withoutScripts}</noscript>
        <div inert={isUnread} aria-busy={isUnread} className="needs-script">
          <RequestForm key={state.opening} {...props} />
        </div>
      </FormFrame>
    </div>
  )
}

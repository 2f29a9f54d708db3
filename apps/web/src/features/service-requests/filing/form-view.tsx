'use client'

import { filingTime } from '@oficio/contracts/service-requests/filing-time'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { clsx } from 'clsx'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { focusTitle } from '@/lib/restore-focus'
import { urgentHeadline } from '../urgency/urgent-headline'
import { hiddenForPayment, unseenWhenFiled } from './first-view'
import { RequestForm, type RequestFormProps } from './request-form'

// Loaded on demand, because few visitors return to a stored form.
const FormNotice = dynamic(() => import('./form-notice').then((module) => module.FormNotice), { ssr: false })

export interface FormViewProps extends RequestFormProps {
  urgentOffer: UrgentOffer
  onStartAgain: () => void
  /** Shown beside the form on a wide screen. */
  nextSteps: ReactNode
  /** Shown if the browser runs no scripts. */
  withoutScripts: ReactNode
}

/** The form with its title, and a notice if its values were restored. */
export function FormView({ onStartAgain, nextSteps, withoutScripts, ...props }: FormViewProps) {
  const { state, urgentOffer } = props
  const { link, remark, paidWith, isRestored } = state.form
  // The form is rendered before the browser's storage is read. It is inert until then, because reading the storage
  // would overwrite what was typed.
  const isUnread = state.name === 'unread'
  useFocusedTitle(state.opening, isUnread)
  return (
    <div className={clsx(isUnread && [hiddenForPayment, unseenWhenFiled])}>
      <Container className="pb-16">
        <PageHeader
          title="Contanos qué necesitás"
          description={
            link.isUrgent && !paidWith
              ? urgentHeadline(urgentOffer)
              : `Te lleva ${filingTime}. Avisamos a los profesionales de tu zona y te contactan ellos.`
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
          <div className="space-y-5">
            {(remark || isRestored) && <FormNotice form={state.form} onStartAgain={onStartAgain} />}
            <noscript>{withoutScripts}</noscript>
            <div inert={isUnread} aria-busy={isUnread} className="needs-script">
              <RequestForm key={state.opening} {...props} />
            </div>
          </div>
          {nextSteps}
        </div>
      </Container>
    </div>
  )
}

/**
 * Focuses the title when the form replaces another view, or is opened again by 'Empezar de nuevo', because the tapped
 * button disappears. The first form of a page takes no focus.
 */
function useFocusedTitle(opening: number, isUnread: boolean): void {
  const firstOpening = useRef(isUnread ? opening + 1 : opening - 1)
  useEffect(() => {
    if (opening > firstOpening.current) focusTitle()
  }, [opening])
}

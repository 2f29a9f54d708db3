'use client'

import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { isWithinHours } from '@oficio/contracts/service-requests/urgent-hours'
import dynamic from 'next/dynamic'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { cn } from '@/lib/cn'
import { type AskedRequest, nothingAsked } from '../form/request-values'
import { urgentHeadline } from '../urgency/urgent-headline'
import type { PaymentRemark } from '../urgency/urgent-outcome'
import { useOfferNow } from '../urgency/use-offer-now'
import { dropFiled, type FiledRequest, keepFiled, readFiled } from './filed/filed-request'
import { putAway } from './filed/put-away'
import { showKnown, untilKnownClass, untilPaidClass } from './filed/until-known'
import { FormFrame } from './form-frame'
import { blankForm, dropKeptForm, type OpenedForm, openForm, openNewForm } from './kept/kept-form'
import { RequestForm, type RequestFormProps } from './request-form'

const FiledView = lazy(() => import('./filed/filed-view').then((module) => ({ default: module.FiledView })))

// Few come back to a form: the others need none of its code.
const KeptFormBox = dynamic(() => import('./kept/kept-form-box').then((module) => module.KeptFormBox), {
  ssr: false,
})

const PaymentBox = dynamic(() => import('../urgency/payment-box').then((module) => module.PaymentBox), {
  ssr: false,
})

export interface RequestFlowProps extends Omit<RequestFormProps, 'opened' | 'onFiled'> {
  /** What the page's address asks for; null until the browser has read it: the page is the same for everybody. */
  asked: AskedRequest | null
  /** What became of the payment from which somebody comes back without a filed request. */
  remark: PaymentRemark | null
  /** What a payment has just filed. */
  justFiled: FiledRequest | null
  /** While a payment is asked for; drawn on the server, since few come back from paying. */
  checking: ReactNode
  leadsPerRequest: number
  /** Beside the form: what comes after it. */
  nextSteps: ReactNode
  /** What to do where no script runs. */
  withoutScripts: ReactNode
}

/** The page of the form: filling it in, and after filing what becomes of it, in the same place. */
export function RequestFlow({
  asked,
  remark,
  justFiled,
  checking,
  leadsPerRequest,
  nextSteps,
  withoutScripts,
  ...form
}: RequestFlowProps) {
  const urgentOffer = useOfferNow(form.urgentOffer)
  const isPaid = form.paidWith !== null
  const openedNow = (opening: OpenedForm) => withUrgency(opening, form.urgentOffer, isPaid)
  const [opened, setOpened] = useState<OpenedForm>(() => openedNow(blankForm(asked ?? nothingAsked)))
  // What this browser kept is known only in an effect; until then the form is drawn, but takes nothing that it would lose.
  const [isReady, setIsReady] = useState(false)
  const [filed, setFiled] = useState<FiledRequest | null>(justFiled)
  const hasFiled = useHasFiled()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for opens the form, and nothing else does
  useEffect(() => {
    if (!asked) return
    const { rubroId, isUrgent, preferredId, need } = asked
    const asksForNew = isUrgent || remark !== null || [rubroId, preferredId, need].some((text) => text !== '')
    if (!justFiled) setFiled(asksForNew ? null : readFiled())
    setOpened(openedNow(openForm(asked)))
    setIsReady(true)
  }, [asked?.rubroId, asked?.isUrgent, asked?.preferredId, asked?.need])

  useEffect(() => {
    if (isReady) showKnown()
  }, [isReady])

  const startAnew = (request: AskedRequest) => {
    dropKeptForm()
    dropFiled()
    setFiled(null)
    setOpened(openedNow(openNewForm(request)))
  }

  const showFiled = (result: FiledRequest) => {
    keepFiled(result)
    setFiled(result)
  }

  const finish = (result: FiledRequest) => {
    putAway(result)
    setFiled(result)
  }

  if (filed) {
    return (
      // The empty one keeps the foot of the page out of sight.
      <Suspense fallback={justFiled ? checking : <div className="min-h-svh" />}>
        <FiledView
          filed={filed}
          leadsPerRequest={leadsPerRequest}
          onChange={showFiled}
          // Another one is not urgent because this one was.
          onStartAnew={() => startAnew({ ...nothingAsked, rubroId: asked?.rubroId ?? '' })}
        />
      </Suspense>
    )
  }
  return (
    <>
      <div className={`hidden ${untilPaidClass}`}>{checking}</div>
      <div className={cn(untilKnownClass, !isReady && hasFiled && 'invisible')}>
        <FormFrame
          nextSteps={nextSteps}
          description={asked?.isUrgent && !isPaid ? urgentHeadline(urgentOffer) : undefined}
        >
          {remark && <PaymentBox remark={remark} hasKeptForm={opened.restored !== null} />}
          {opened.restored && !remark && (
            <KeptFormBox {...opened.restored} onStartAnew={() => startAnew(asked ?? nothingAsked)} />
          )}
          <noscript>{withoutScripts}</noscript>
          <div inert={!isReady} aria-busy={!isReady} className="needs-script">
            <RequestForm
              key={keyOf(opened)}
              {...form}
              urgentOffer={urgentOffer}
              opened={opened}
              onFiled={finish}
            />
          </div>
        </FormFrame>
      </div>
    </>
  )
}

const neverChanges = () => () => undefined

/** Whether this tab keeps a filed request; the server knows of none. */
const useHasFiled = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => readFiled() !== null,
    () => false,
  )

/** Another form, or the same one opened by another link. */
const keyOf = ({ idempotencyKey, openedWith }: OpenedForm): string =>
  [idempotencyKey, openedWith.rubroId, openedWith.isUrgent, openedWith.preferredId, openedWith.need].join(':')

/** What was paid for is urgent; what is not sold at this hour is not, whatever was chosen earlier. */
function withUrgency(opening: OpenedForm, { hours }: UrgentOffer, isPaid: boolean) {
  const isUrgent = isPaid || (opening.values.isUrgent && isWithinHours(hours, new Date()))
  return { ...opening, values: { ...opening.values, isUrgent } }
}

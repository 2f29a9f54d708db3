'use client'

import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { dropFiled, type FiledRequest, keepFiled, readFiled } from '../filed/filed-request'
import { FiledView } from '../filed/filed-view'
import { putAway } from '../filed/put-away'
import { dropDraft, type OpenedForm, openForm, openNewForm } from './draft'
import { DraftNotice } from './draft-notice'
import { FormFrame } from './form-frame'
import { PaymentNotice, type PaymentNoticeKind } from './payment-notice'
import { RequestForm, type RequestFormProps } from './request-form'
import type { AskedRequest, KnownContact } from './request-values'
import { urgentLead } from './urgent-lead'

export interface RequestFlowProps extends Omit<RequestFormProps, 'opened' | 'onFiled'> {
  /** What the page's address asks for. */
  asked: AskedRequest
  contact: KnownContact
  /** What became of the payment from which somebody comes back without a filed request. */
  notice: PaymentNoticeKind | null
  /** What a payment has just filed. */
  justFiled: FiledRequest | null
}

/** The page of the form: filling it in, and after filing what becomes of it, in the same place. */
export function RequestFlow({ asked, contact, notice, justFiled, ...form }: RequestFlowProps) {
  const { isOpen } = form.urgentOffer.hours
  const isPaid = form.paidWith !== null
  const openedNow = (opening: OpenedForm) => withUrgency(opening, { isOpen, isPaid })
  const [opened, setOpened] = useState<OpenedForm>(() => openedNow(openNewForm(asked, contact)))
  // What this browser kept is known only in an effect; until then the form is drawn, but takes nothing that it would lose.
  const [isReady, setIsReady] = useState(false)
  const [filed, setFiled] = useState<FiledRequest | null>(justFiled)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the session knows does not change under an open form
  useEffect(() => {
    const asksForNew = asked.rubroId !== '' || asked.isUrgent || notice !== null
    if (!justFiled) setFiled(asksForNew ? null : readFiled())
    setOpened(openedNow(openForm(asked, contact)))
    setIsReady(true)
  }, [asked.rubroId, asked.isUrgent])

  const startAnew = (request: AskedRequest) => {
    dropDraft()
    dropFiled()
    setFiled(null)
    setOpened(openedNow(openNewForm(request, contact)))
  }

  const showFiled = (result: FiledRequest) => {
    keepFiled(result)
    setFiled(result)
  }

  const finish = (result: FiledRequest) => {
    putAway(result)
    setFiled(result)
    toast.success('¡Tu solicitud fue enviada!')
  }

  if (filed) {
    return (
      <FiledView
        filed={filed}
        leadsPerRequest={form.leadsPerRequest}
        onChange={showFiled}
        // Another one is not urgent because this one was.
        onStartAnew={() => startAnew({ ...asked, isUrgent: false })}
      />
    )
  }
  return (
    <FormFrame
      leadsPerRequest={form.leadsPerRequest}
      description={asked.isUrgent && !isPaid ? urgentLead(form.urgentOffer) : undefined}
    >
      {notice && <PaymentNotice kind={notice} hasDraft={opened.restored !== null} />}
      {opened.restored && !notice && (
        <DraftNotice {...opened.restored} onStartAnew={() => startAnew(asked)} />
      )}
      <div inert={!isReady}>
        <RequestForm key={keyOf(opened)} {...form} opened={opened} onFiled={finish} />
      </div>
    </FormFrame>
  )
}

/** Another form, or the same one opened by another link. */
const keyOf = ({ idempotencyKey, openedWith }: OpenedForm): string =>
  `${idempotencyKey}:${openedWith.rubroId}:${openedWith.isUrgent}`

/** What was paid for is urgent; what is not sold at this hour is not, whatever was chosen earlier. */
function withUrgency(opening: OpenedForm, { isOpen, isPaid }: { isOpen: boolean; isPaid: boolean }) {
  const isUrgent = isPaid || (opening.values.isUrgent && isOpen)
  return { ...opening, values: { ...opening.values, isUrgent } }
}

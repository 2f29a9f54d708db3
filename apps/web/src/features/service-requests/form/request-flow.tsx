'use client'

import { paths } from '@oficio/contracts/paths'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { dropFiled, type FiledRequest, keepFiled, readFiled } from '../filed/filed-request'
import { FiledView } from '../filed/filed-view'
import { dropDraft, type OpenedForm, openForm, openNewForm } from './draft'
import { DraftNotice } from './draft-notice'
import { FormFrame } from './form-frame'
import { RequestForm, type RequestFormProps } from './request-form'
import type { KnownContact } from './request-values'

interface RequestFlowProps extends Omit<RequestFormProps, 'opened' | 'onFiled'> {
  /** Of the page's address; '' for none. */
  rubroId: string
  contact: KnownContact
}

/** The page of the form: filling it in, and after filing what becomes of it, in the same place. */
export function RequestFlow({ rubroId, contact, ...form }: RequestFlowProps) {
  const [opened, setOpened] = useState<OpenedForm>(() => openNewForm(rubroId, contact))
  // What this browser kept is known only in an effect; until then the form is drawn, but takes nothing that it would lose.
  const [isReady, setIsReady] = useState(false)
  const [filed, setFiled] = useState<FiledRequest | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the session knows does not change under an open form
  useEffect(() => {
    setFiled(rubroId === '' ? readFiled() : null)
    setOpened(openForm(rubroId, contact))
    setIsReady(true)
  }, [rubroId])

  const startAnew = () => {
    dropDraft()
    dropFiled()
    setFiled(null)
    setOpened(openNewForm(rubroId, contact))
  }

  const showFiled = (result: FiledRequest) => {
    keepFiled(result)
    setFiled(result)
  }

  const finish = (result: FiledRequest) => {
    dropDraft()
    // A reload shall show the result; an address with a rubro asks for a new form.
    window.history.replaceState(null, '', paths.serviceRequestForm())
    showFiled(result)
    toast.success('¡Tu solicitud fue enviada!')
  }

  if (filed) {
    return (
      <FiledView
        filed={filed}
        leadsPerRequest={form.leadsPerRequest}
        onChange={showFiled}
        onStartAnew={startAnew}
      />
    )
  }
  return (
    <FormFrame leadsPerRequest={form.leadsPerRequest}>
      {opened.restored && <DraftNotice {...opened.restored} onStartAnew={startAnew} />}
      <div inert={!isReady}>
        <RequestForm
          key={`${opened.idempotencyKey}:${opened.openedWith}`}
          {...form}
          opened={opened}
          onFiled={finish}
        />
      </div>
    </FormFrame>
  )
}

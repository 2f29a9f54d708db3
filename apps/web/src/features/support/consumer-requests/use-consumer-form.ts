'use client'

import type {
  ConsumerRequestKind,
  ConsumerRequestReceipt,
  consumerRequestForm,
} from '@oficio/contracts/support/consumer-requests'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callApi, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'

interface ConsumerFormOptions {
  kind: ConsumerRequestKind
  known: { name: string; email: string }
  onSent: (receipt: ConsumerRequestReceipt) => void
}

interface ConsumerValues {
  kind: ConsumerRequestKind
  /** '' for none chosen yet. */
  topic: string
  name: string
  email: string
  phone: string
  detail: string
  website: string
}

type ConsumerRequest = z.output<typeof consumerRequestForm>

const contract = () => import('@oficio/contracts/support/consumer-requests')
const schema = async () => (await contract()).consumerRequestForm

/** State of the form, and sending it. Nothing that was typed goes away when it is refused or the connection breaks. */
export function useConsumerForm({ kind, known, onSent }: ConsumerFormOptions) {
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSending = useRef(false)
  const form = useForm<ConsumerValues, unknown, ConsumerRequest>({
    defaultValues: { kind, topic: '', ...known, phone: '', detail: '', website: '' },
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const again = () => setAttempt((count) => count + 1)

  const submit = form.handleSubmit(async (body) => {
    // A second tap comes before React has drawn the button as disabled.
    if (isSending.current) return
    isSending.current = true
    setRefusal(null)
    try {
      const { createConsumerRequestEndpoint } = await loadPart(contract())
      onSent(await callApi(createConsumerRequestEndpoint, { body }))
    } catch (error) {
      const { text, fields } = errorOf(error)
      const named = Object.entries(fields).filter(([name]) => name in form.getValues() && name !== 'website')
      // The server's names are this form's: both are made from one contract, and the filter proved it.
      for (const [name, message] of named) form.setError(name as keyof typeof body, { message })
      if (named.length === 0) setRefusal(text)
      again()
    } finally {
      isSending.current = false
    }
  }, again)

  return { form, attempt, refusal, submit }
}

'use client'

import type {
  ConsumerRequestKind,
  ConsumerRequestReceipt,
  consumerRequestForm,
} from '@oficio/contracts/support/consumer-requests'
import type { z } from 'zod'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useSentForm } from '../use-sent-form'

interface ConsumerFormOptions {
  kind: ConsumerRequestKind
  knownContact: { name: string; email: string }
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

const contract = () => loadPart(import('@oficio/contracts/support/consumer-requests'))

/** State of the form of one of the two buttons of the law. */
export const useConsumerForm = ({ kind, knownContact, onSent }: ConsumerFormOptions) =>
  useSentForm<ConsumerValues, ConsumerRequest>({
    defaultValues: { kind, topic: '', ...knownContact, phone: '', detail: '', website: '' },
    schema: async () => (await contract()).consumerRequestForm,
    send: async (body) => {
      const { createConsumerRequestEndpoint } = await contract()
      onSent(await callApi(createConsumerRequestEndpoint, { body }))
    },
  })

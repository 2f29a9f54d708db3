'use client'

import type { DataRequestKind, dataRequestForm } from '@oficio/contracts/support/data-requests'
import type { z } from 'zod'
import { loadPart } from '@/lib/api/load-part'
import { useSentForm } from '../use-sent-form'

interface DataValues {
  /** '' if none is chosen yet. */
  kind: DataRequestKind | ''
  email: string
  detail: string
  website: string
}

export type AskedData = z.output<typeof dataRequestForm>

const contract = () => loadPart(import('@oficio/contracts/support/data-requests'))

/** State of the form of a data request, sent by the person or entered by the team. */
export const useDataForm = (knownEmail: string, send: (request: AskedData) => Promise<void>) =>
  useSentForm<DataValues, AskedData>({
    defaultValues: { kind: '', email: knownEmail, detail: '', website: '' },
    fields: ['kind', 'detail', 'email'],
    schema: async () => (await contract()).dataRequestForm,
    send,
  })

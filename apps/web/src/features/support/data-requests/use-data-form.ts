'use client'

import type { DataRequestKind, dataRequestForm } from '@oficio/contracts/support/data-requests'
import type { z } from 'zod'
import { loadPart } from '@/lib/api/load-part'
import { useSentForm } from '../use-sent-form'

interface DataValues {
  /** '' for none chosen yet. */
  kind: DataRequestKind | ''
  email: string
  detail: string
  website: string
}

export type AskedData = z.output<typeof dataRequestForm>

const contract = () => loadPart(import('@oficio/contracts/support/data-requests'))

/** State of the form by which somebody asks about their data, or the team does for them. */
export const useDataForm = (knownEmail: string, send: (request: AskedData) => Promise<void>) =>
  useSentForm<DataValues, AskedData>({
    defaultValues: { kind: '', email: knownEmail, detail: '', website: '' },
    schema: async () => (await contract()).dataRequestForm,
    send,
  })

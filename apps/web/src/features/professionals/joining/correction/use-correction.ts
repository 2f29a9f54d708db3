'use client'

import { paths } from '@oficio/contracts/paths'
import type { Registration } from '@oficio/contracts/professionals/joining'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { toast } from '@/lib/toast'
import { bodyOf } from '../form/body-of'
import type { ProfessionalForm } from '../form/professional-schema'
import { ownNames, type ProfessionalValues } from '../form/professional-values'

/** The registration as its controls hold it. */
const valuesOf = ({ photo, townLabel: _name, ...registration }: Registration): ProfessionalValues => ({
  ...registration,
  photos: photo ? [photo] : [],
  pendingUploads: 0,
  pendingDocuments: 0,
})

/** State of the correction, and sending it once; done, it leads to the portal, which says how the account stands. */
export function useCorrection(registration: Registration) {
  const router = useRouter()
  const form = useForm<ProfessionalValues, unknown, ProfessionalForm>({
    defaultValues: valuesOf(registration),
    resolver: resolverOf(() =>
      import('../form/professional-schema').then(({ professionalSchema }) => professionalSchema),
    ),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isSending = useRef(false)

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    const entries = Object.entries(view.fields)
    for (const [name, message] of entries) {
      const [first = name] = name.split('.')
      // The server names fields of the contract, which are this form's but for those in `ownNames`.
      form.setError((ownNames[first] ?? first) as FieldPath<ProfessionalValues>, { type: 'server', message })
    }
    if (entries.length === 0) setRefusal(view)
    setAttempt((count) => count + 1)
  }

  const send = form.handleSubmit(
    async (values) => {
      if (isSending.current) return
      isSending.current = true
      setRefusal(null)
      try {
        const { correctRegistrationEndpoint } = await loadPart(
          import('@oficio/contracts/professionals/joining'),
        )
        await callApi(correctRegistrationEndpoint, { body: bodyOf(values) })
        toast.success('Guardamos tus datos')
        router.push(paths.portal())
        router.refresh()
      } catch (error) {
        refuse(error)
      } finally {
        isSending.current = false
      }
    },
    () => setAttempt((count) => count + 1),
  )

  return { form, attempt, refusal, send }
}

'use client'

import { paths } from '@oficio/contracts/paths'
import type { Registration } from '@oficio/contracts/professionals/joining'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { toast } from '@/lib/toast'
import { bodyOf } from '../form/body-of'
import { useProfessionalForm } from '../form/use-professional-form'

const schema = () => import('../form/professional-schema').then((module) => module.professionalSchema)

/** State of the correction, and sending it once; done, it leads to the portal, which says how the account stands. */
export function useCorrection(registration: Registration) {
  const router = useRouter()
  const { sendBy, ...state } = useProfessionalForm({ registration, schema })
  const send = sendBy(async (values) => {
    const { correctRegistrationEndpoint } = await loadPart(import('@oficio/contracts/professionals/joining'))
    await callApi(correctRegistrationEndpoint, { body: bodyOf(values) })
    toast.success('Guardamos tus datos')
    router.push(paths.portal())
    router.refresh()
  })
  return { ...state, send }
}

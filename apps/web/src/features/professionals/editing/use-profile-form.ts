'use client'

import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { toast } from '@/lib/toast'
import { bodyOf } from '../joining/form/body-of'
import { useProfessionalForm } from '../joining/form/use-professional-form'

const schema = () => import('./profile-schema').then((module) => module.profileSchema)

/** State of the own profile's form. `overwrite` saves it whatever another tab saved meanwhile. */
export function useProfileForm({ registration, version: read }: OwnProfile) {
  const router = useRouter()
  const version = useRef(read)
  const { sendBy, ...state } = useProfessionalForm({ registration, schema })

  const saveBy = (isSure: boolean) =>
    sendBy(async (values) => {
      const { changeProfileEndpoint } = await loadPart(import('@oficio/contracts/professionals/profile'))
      const body = { ...bodyOf(values), ...(!isSure && { version: version.current }) }
      version.current = (await callApi(changeProfileEndpoint, { body })).version
      toast.success('Guardamos tu perfil')
      // What is missing, and how clients see it, stand beside the form.
      router.refresh()
    })

  return { ...state, save: saveBy(false), overwrite: saveBy(true) }
}

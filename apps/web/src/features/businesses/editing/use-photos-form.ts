'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  inOrder,
  type PortfolioValues,
  portfolioValues,
} from '@/features/professionals/portfolio/portfolio-values'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { submitAnew } from '@/lib/forms/submit-anew'
import { usePart, type Version } from './use-part'

/** The pictures of a business while its form is filled in. */
interface PhotosValues extends PortfolioValues {
  logo: PhotoView[]
  pendingLogo: number
}

const valuesOf = ({ photos, logo }: OwnBusiness): PhotosValues => ({
  ...portfolioValues(photos),
  logo: logo ? [logo] : [],
  pendingLogo: 0,
})

/** State of the form of the pictures, which are saved all at once. */
export function usePhotosForm(own: OwnBusiness, version: Version) {
  const { id } = own.business
  const form = useForm<PhotosValues>({ defaultValues: valuesOf(own) })
  const [saved, setSaved] = useState(() => valuesOf(own))
  const { refusal, isSaving, save } = usePart(version)

  const blame = ({ code, text }: ErrorView): boolean => {
    if (code !== 'photo_not_yours') return false
    form.setError('photos', { type: 'lost', message: text })
    return true
  }

  const saveBy = (isSure: boolean) =>
    submitAnew(form, async ({ photos, order, captions, logo, pendingUploads, pendingLogo }) => {
      if (pendingUploads + pendingLogo > 0)
        return form.setError('pendingUploads', {
          message: 'Falta subir alguna foto: esperá, reintentá o quitala.',
        })
      const sent = structuredClone(form.getValues())
      const shown = inOrder(photos, order).map((photo) => ({
        id: photo.id,
        caption: captions[photo.id] ?? '',
      }))
      const send = async (known: number | undefined) => {
        const { changeBusinessPhotosEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
        const body = { photos: shown, logoId: logo[0]?.id ?? null, version: known }
        return callApi(changeBusinessPhotosEndpoint, { params: { id }, body })
      }
      if (await save(send, { done: 'Guardamos tus fotos', isSure, blame })) setSaved(sent)
    })

  return { form, saved, refusal, isSaving, saveBy }
}

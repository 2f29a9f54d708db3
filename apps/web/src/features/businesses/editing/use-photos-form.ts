'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  type PortfolioValues,
  portfolioValues,
  shownPhotos,
} from '@/features/professionals/portfolio/portfolio-values'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { submitAgain } from '@/lib/forms/submit-again'
import { usePart, type Version } from './use-part'

/** The values of the photos form. */
interface PhotosValues extends PortfolioValues {
  logo: PhotoView[]
  pendingLogo: number
}

const valuesOf = ({ photos, logo }: OwnBusiness): PhotosValues => ({
  ...portfolioValues(photos),
  logo: logo ? [logo] : [],
  pendingLogo: 0,
})

/**
 * Returns the values that are compared to detect unsaved changes. An empty caption equals an absent one, which depends
 * on whether its field was rendered.
 */
const picturesOf = (values: PhotosValues) => ({
  shown: shownPhotos(values),
  logo: values.logo[0]?.id,
  pending: values.pendingUploads + values.pendingLogo,
})

/** State of the photos form. Photos and logo are saved together. */
export function usePhotosForm(own: OwnBusiness, version: Version) {
  const { id } = own.business
  const form = useForm<PhotosValues>({ defaultValues: valuesOf(own) })
  const [savedValues, setSavedValues] = useState(() => valuesOf(own))
  const values = useWatch({ control: form.control, compute: picturesOf })
  const { refusal, isSaving, save } = usePart(version)

  const blame = ({ code, text }: ErrorView): boolean => {
    if (code !== 'photo_not_yours') return false
    form.setError('photos', { type: 'lost', message: text })
    return true
  }

  const saveBy = (isSure: boolean) =>
    submitAgain(form, async ({ logo, pendingUploads, pendingLogo }) => {
      if (pendingUploads + pendingLogo > 0)
        return form.setError('pendingUploads', {
          message: 'Falta subir alguna foto: esperá, reintentá o quitala.',
        })
      const sentValues = structuredClone(form.getValues())
      const send = async (version: number | undefined) => {
        const { changeBusinessPhotosEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
        const body = { photos: shownPhotos(sentValues), logoId: logo[0]?.id ?? null, version }
        return callApi(changeBusinessPhotosEndpoint, { params: { id }, body })
      }
      if (await save(send, { successText: 'Guardamos tus fotos', isOverwriting: isSure, blame }))
        setSavedValues(sentValues)
    })

  return { form, isUnsaved: !isSame(values, picturesOf(savedValues)), refusal, isSaving, saveBy }
}

'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { showRefusal } from '@/lib/forms/show-refusal'
import { blamedFields } from '../wizard/blamed-fields'
import type { DetailsForm } from './details-schema'
import { type DetailsValues, detailNames, detailsOf } from './details-values'
import { usePart, type Version } from './use-part'

/** State of the details form. `overwrite` saves it even if another tab saved meanwhile. */
export function useDetailsForm(own: OwnBusiness, version: Version) {
  const { id } = own.business
  const form = useForm<DetailsValues, unknown, DetailsForm>({
    defaultValues: detailsOf(own),
    resolver: resolverOf(() => import('./details-schema').then(({ detailsSchema }) => detailsSchema)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [savedValues, setSavedValues] = useState(() => detailsOf(own))
  const [attempt, setAttempt] = useState(0)
  const { refusal, isSaving, save } = usePart(version)

  const blame = (view: ErrorView): boolean => {
    setAttempt((count) => count + 1)
    return showRefusal(form, view, blamedFields(view), detailNames) === null
  }

  const saveBy = (isSure: boolean) =>
    form.handleSubmit(
      async ({ facebook, instagram, twitter, linkedin, ...fields }) => {
        // A copy, because what is typed while the request runs is not saved with it.
        const sentValues = structuredClone(form.getValues())
        const send = async (version: number | undefined) => {
          const { changeBusinessEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
          const socialMedia = { facebook, instagram, twitter, linkedin }
          return callApi(changeBusinessEndpoint, {
            params: { id },
            body: { ...fields, socialMedia, version },
          })
        }
        if (await save(send, { successText: 'Guardamos los datos', isOverwriting: isSure, blame }))
          setSavedValues(sentValues)
      },
      () => setAttempt((count) => count + 1),
    )

  return {
    form,
    saved: savedValues,
    attempt,
    refusal,
    isSaving,
    save: saveBy(false),
    overwrite: saveBy(true),
  }
}

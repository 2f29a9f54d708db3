'use client'

import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useEffect } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { PhotoField } from '@/features/photos/photo-field'
import type { WizardValues } from './wizard-values'

/**
 * The field for the logo. It has its own small form, because it is separate from the photos; its values are copied to
 * the wizard's form.
 */
export function LogoField() {
  const wizard = useFormContext<WizardValues>()
  const own = useForm<{ photos: PhotoView[]; pendingUploads: number }>({
    defaultValues: { photos: wizard.getValues('logo'), pendingUploads: wizard.getValues('pendingLogo') },
  })

  useEffect(
    () =>
      own.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          wizard.setValue('logo', values.photos, { shouldDirty: true })
          wizard.setValue('pendingLogo', values.pendingUploads, {
            shouldValidate: wizard.formState.isSubmitted,
          })
        },
      }),
    [own, wizard],
  )

  return (
    <FormProvider {...own}>
      <PhotoField id="logo" max={1} legend="Logo" isLegendSeen promise="Es público: se ve junto al nombre." />
    </FormProvider>
  )
}

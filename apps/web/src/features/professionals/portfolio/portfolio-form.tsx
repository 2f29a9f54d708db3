'use client'

import { limits } from '@oficio/contracts/limits'
import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { withFieldTexts } from '@/lib/forms/show-refusal'
import { submitAgain } from '@/lib/forms/submit-again'
import { toast } from '@/lib/toast'
import { PhotoField } from '../../photos/photo-field'
import { PortfolioOrder } from './portfolio-order'
import { type PortfolioValues, portfolioValues, shownPhotos } from './portfolio-values'

/** The form of the photos that show a professional's work. It is saved separately from the rest of the profile. */
export function PortfolioForm({ photos }: { photos: readonly PortfolioPhoto[] }) {
  const { form, refusal, isUnsaved, save } = usePortfolioForm(photos)
  return (
    <FormProvider {...form}>
      <Card asChild>
        <LiveForm noValidate onSubmit={save} aria-labelledby="trabajos" className="space-y-5">
          <h2 id="trabajos" className="text-xl">
            Fotos de tus trabajos
          </h2>
          <PhotoField
            // A separate id, because the profile's own photo field is on the same page.
            id="workPhotos"
            max={limits.portfolioPhotos}
            legend="Fotos de tus trabajos"
            promise="Son públicas: mostrá un antes y un después, y nada que sea de tus clientes."
          />
          <PortfolioOrder />
          {refusal && (
            <Alert tone="error" title={refusal.text}>
              Lo que elegiste sigue acá.
            </Alert>
          )}
          <SaveRow>
            <Button type="submit" isLoading={form.formState.isSubmitting} className="w-full sm:w-auto">
              Guardar mis fotos
            </Button>
            <UnsavedNote isUnsaved={isUnsaved} />
          </SaveRow>
        </LiveForm>
      </Card>
    </FormProvider>
  )
}

/**
 * Returns the values that are compared to detect unsaved changes. An empty caption equals an absent one, which depends
 * on whether its field was rendered.
 */
const portfolioOf = (values: PortfolioValues) => ({
  shown: shownPhotos(values),
  pending: values.pendingUploads,
})

/** State of the portfolio form. Ignores further submissions while a request is running. */
function usePortfolioForm(photos: readonly PortfolioPhoto[]) {
  const router = useRouter()
  const form = useForm<PortfolioValues>({ defaultValues: portfolioValues(photos) })
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [savedValues, setSavedValues] = useState(() => portfolioValues(photos))
  const values = useWatch({ control: form.control, compute: portfolioOf })
  const isUnsaved = !isSame(values, portfolioOf(savedValues))
  const isSending = useRef(false)

  const save = submitAgain(form, async ({ pendingUploads }) => {
    if (isSending.current) return
    setRefusal(null)
    if (pendingUploads > 0)
      return form.setError('pendingUploads', {
        message: 'Falta subir alguna foto: esperá, reintentá o quitala.',
      })
    isSending.current = true
    const sentValues = structuredClone(form.getValues())
    try {
      const { changePortfolioEndpoint } = await loadPart(import('@oficio/contracts/professionals/portfolio'))
      await callApi(changePortfolioEndpoint, { body: { photos: shownPhotos(sentValues) } })
      setSavedValues(sentValues)
      toast.success('Guardamos tus fotos')
      // Reloads the page's data, because elements beside the form show how clients see the profile.
      router.refresh()
    } catch (error) {
      const view = errorOf(error)
      if (view.code === 'photo_not_yours') form.setError('photos', { type: 'lost', message: view.text })
      else setRefusal(withFieldTexts(view))
    } finally {
      isSending.current = false
    }
  })

  return { form, refusal, isUnsaved, save }
}

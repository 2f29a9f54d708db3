'use client'

import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { submitAnew } from '@/lib/forms/submit-anew'
import { toast } from '@/lib/toast'
import { type PortfolioValues, portfolioValues, shownPhotos } from './portfolio-values'

/** What there is to save: a photo without words has none, whether or not its field was drawn meanwhile. */
const portfolioOf = (values: PortfolioValues) => ({
  shown: shownPhotos(values),
  pending: values.pendingUploads,
})

/** State of the form of one's works, and saving it once, whatever is tapped. */
export function usePortfolioForm(photos: readonly PortfolioPhoto[]) {
  const router = useRouter()
  const form = useForm<PortfolioValues>({ defaultValues: portfolioValues(photos) })
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [saved, setSaved] = useState(() => portfolioValues(photos))
  const values = useWatch({ control: form.control, compute: portfolioOf })
  const isUnsaved = !isSame(values, portfolioOf(saved))
  const isSending = useRef(false)

  const save = submitAnew(form, async ({ pendingUploads }) => {
    if (isSending.current) return
    setRefusal(null)
    if (pendingUploads > 0)
      return form.setError('pendingUploads', {
        message: 'Falta subir alguna foto: esperá, reintentá o quitala.',
      })
    isSending.current = true
    const sent = structuredClone(form.getValues())
    try {
      const { changePortfolioEndpoint } = await loadPart(import('@oficio/contracts/professionals/portfolio'))
      await callApi(changePortfolioEndpoint, { body: { photos: shownPhotos(sent) } })
      setSaved(sent)
      toast.success('Guardamos tus fotos')
      // How clients see it stands beside the form.
      router.refresh()
    } catch (error) {
      const view = errorOf(error)
      if (view.code === 'photo_not_yours') form.setError('photos', { type: 'lost', message: view.text })
      else setRefusal(view)
    } finally {
      isSending.current = false
    }
  })

  return { form, refusal, isUnsaved, save }
}

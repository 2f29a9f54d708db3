'use client'

import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { type FieldFault, faultsIn, showRefusal } from '@/lib/forms/show-refusal'
import { toast } from '@/lib/toast'
import { dropBannerDraft, readBannerDraft } from '../banner-draft'

export interface BannerValues {
  title: string
  description: string
  targetUrl: string
  photos: PhotoView[]
  pendingUploads: number
}

const contract = () => loadPart(import('@oficio/contracts/advertising/banners'))

/** State of the banner form and its submission. A refusal keeps all typed values. */
export function useBannerForm({ id, banner }: Pick<AdBookingView, 'id' | 'banner'>, hasText: boolean) {
  const router = useRouter()
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({
    defaultValues: initialValuesOf(banner),
    resolver: resolverOf<BannerValues, BannerOutput>(() =>
      import('./banner-schema').then(({ bannerSchema }) => bannerSchema(hasText)),
    ),
    shouldFocusError: false,
  })
  useEffect(() => {
    // After the first render, because the server does not know what the visitor tried before paying.
    if (!banner) form.reset({ ...initialValuesOf(null), ...readBannerDraft() }, { keepDirtyValues: true })
  }, [banner, form])
  const countAttempt = () => setAttempt((count) => count + 1)

  const submit = form.handleSubmit(async ({ photos, pendingUploads: _none, ...fields }) => {
    setRefusal(null)
    try {
      const { setAdBannerEndpoint } = await contract()
      const body = { ...fields, photoId: photos[0]?.id ?? '' }
      await callApi(setAdBannerEndpoint, { params: { id }, body })
      dropBannerDraft()
      toast.success('Recibimos tu banner')
      router.refresh()
    } catch (error) {
      const view = errorOf(error)
      setRefusal(showRefusal(form, view, faultsOfBanner(view), bannerFields)?.text ?? null)
      countAttempt()
    }
  }, countAttempt)
  return { form, attempt, refusal, submit }
}

/** The visible fields in page order. */
export const bannerFields = ['photos', 'title', 'description', 'targetUrl'] as const

const faultsOfBanner = (view: ErrorView): FieldFault[] =>
  view.code === 'photo_not_yours'
    ? [{ field: 'photos', type: 'lost', message: view.text }]
    : faultsIn(view).map((fault) => (fault.field === 'photoId' ? { ...fault, field: 'photos' } : fault))

/** The validated values. The description is absent if the form has no text. */
type BannerOutput = Omit<BannerValues, 'description'> & { description?: string | undefined }

const initialValuesOf = (banner: AdBookingView['banner']): BannerValues => ({
  title: banner?.title ?? '',
  description: banner?.description ?? '',
  targetUrl: banner?.targetUrl ?? '',
  photos: banner ? [banner.picture] : [],
  pendingUploads: 0,
})

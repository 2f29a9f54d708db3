'use client'

import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { fieldLabels } from '@oficio/contracts/texts'
import { FormProvider, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormField } from '@/components/ui/form-field'
import { LiveForm } from '@/components/ui/live-form'
import { PhotoField } from '@/features/photos/photo-field'
import { faultsOf } from '@/lib/forms/form-faults'
import { AdFrame } from '../showing/ad-frame'
import { BannerCard } from '../showing/banner-card'
import { bannerFields, useBannerForm } from './use-banner-form'

interface BannerFormProps {
  booking: Pick<AdBookingView, 'id' | 'banner'>
  slot: AdSlotName
  /** Whether banners of the booked combination show a title. */
  hasTitle: boolean
  /** Whether banners of the booked combination show a text. */
  hasText: boolean
  /** The recommended size of the picture in pixels. */
  picture: { width: number; height: number }
}

/** The form that creates or edits the banner of a booking, with a live preview in its slot. */
export function BannerForm({ booking, slot, hasTitle, hasText, picture }: BannerFormProps) {
  const { form, attempt, refusal, submit } = useBannerForm(booking, hasText)
  const { errors, isSubmitting } = form.formState
  // Both errors belong to the photo field. A running upload takes precedence over a missing picture.
  const shownErrors = { ...errors, photos: errors.pendingUploads ?? errors.photos }
  return (
    <FormProvider {...form}>
      <LiveForm onSubmit={submit} noValidate className="space-y-5">
        <ErrorSummary errors={attempt > 0 ? faultsOf(shownErrors, bannerFields) : []} attempt={attempt} />
        <PhotoField
          max={1}
          legend="Imagen"
          isLegendSeen
          isNeeded
          promise={`La ve todo el mundo. Queda mejor una de ${picture.width} × ${picture.height} píxeles; lo que sobra se recorta.`}
        />
        <FormField
          name="title"
          label={fieldLabels.title}
          hint={hasTitle ? 'Se lee debajo de la imagen.' : 'No se muestra: lo escucha quien no ve la imagen.'}
          maxLength={adLimits.titleMax}
        />
        {hasText && <FormField name="description" label="Texto" maxLength={adLimits.textMax} />}
        <FormField
          name="targetUrl"
          label={fieldLabels.targetUrl}
          hint="La página que se abre al tocar el banner."
          inputMode="url"
          autoComplete="url"
        />
        <Preview slot={slot} hasTitle={hasTitle} hasText={hasText} control={form.control} />
        {refusal && <Alert tone="error" title={refusal} />}
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {booking.banner ? 'Guardar los cambios' : 'Enviar a revisión'}
        </Button>
      </LiveForm>
    </FormProvider>
  )
}

type PreviewProps = Pick<BannerFormProps, 'slot' | 'hasTitle' | 'hasText'> & {
  control: ReturnType<typeof useBannerForm>['form']['control']
}

function Preview({ slot, hasTitle, hasText, control }: PreviewProps) {
  const { title, description, photos } = useWatch({ control })
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">Así se va a ver</p>
      <div className="max-w-xl">
        <AdFrame slot={slot} isBooked>
          <BannerCard
            title={title || 'El título de tu banner'}
            hasTitle={hasTitle}
            description={hasText ? description || 'El texto de tu banner.' : ''}
            imageUrl={photos?.[0]?.fullUrl ?? null}
          />
        </AdFrame>
      </div>
    </div>
  )
}

'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { PhotoField } from '@/features/photos/photo-field'
import { PortfolioOrder } from '@/features/professionals/portfolio/portfolio-order'
import { LogoField } from '../wizard/logo-field'
import { PartRefusal } from './part-refusal'
import type { Version } from './use-part'
import { usePhotosForm } from './use-photos-form'

interface PhotosFormProps {
  own: OwnBusiness
  version: Version
  onDiscard: () => void
}

/**
 * The form of a business's photos, with order and captions, and its logo. Removals take effect only when the form is
 * saved.
 */
export function PhotosForm({ own, version, onDiscard }: PhotosFormProps) {
  const { form, isUnsaved, refusal, isSaving, saveBy } = usePhotosForm(own, version)
  return (
    <FormProvider {...form}>
      <LiveForm noValidate onSubmit={saveBy(false)} className="space-y-6">
        <Card asChild>
          <section aria-label="Logo">
            <LogoField />
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="fotos" className="space-y-5">
            <h2 id="fotos" className="text-xl">
              Fotos
            </h2>
            <PhotoField
              max={limits.businessPhotos}
              legend="Fotos"
              promise="Son públicas: el frente, el salón, lo que vendés. La primera es la que más se ve."
            />
            <PortfolioOrder />
          </section>
        </Card>
        <PartRefusal
          refusal={refusal}
          isSaving={isSaving}
          href={paths.userBusinessPhotos(own.business.id)}
          onOverwrite={() => void saveBy(true)()}
        />
        <SaveRow>
          <Button type="submit" size="lg" isLoading={isSaving} className="w-full sm:w-auto">
            Guardar las fotos
          </Button>
          {isUnsaved && (
            <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
              Descartar los cambios
            </Button>
          )}
          <UnsavedNote isUnsaved={isUnsaved} />
        </SaveRow>
      </LiveForm>
    </FormProvider>
  )
}

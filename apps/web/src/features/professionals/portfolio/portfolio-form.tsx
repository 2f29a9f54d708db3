'use client'

import { limits } from '@oficio/contracts/limits'
import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { FormProvider } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { PhotoField } from '../../photos/photo-field'
import { PortfolioOrder } from './portfolio-order'
import { usePortfolioForm } from './use-portfolio-form'

/** The pictures of their work that a professional shows: saved apart from the rest of the profile. */
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
            // The profile has its own photo on the same page.
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
